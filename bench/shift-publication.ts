/** Times the publication of 10,000 shifts beside the bare statements that it sends to PostgreSQL. `--help` tells the options. */
import type pg from 'pg'
import type { App } from '../server/src/app.ts'
import { setModules } from '../server/src/modules/people/members/port.ts'
import { systemActor } from '../server/src/platform/audit/audit-trail.ts'
import type { Company } from '../server/test/world/large-company.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { count, declareBench, rounds, runBench } from './bench.ts'
import { type Beside, besideBare, timeBare } from './beside-bare.ts'
import type { DataSet } from './data-set.ts'
import { table } from './report.ts'
import type { Measure } from './record.ts'
import { median } from './statistics.ts'

const firstDay = '2028-01-03'
/** Of each member, every other day one. */
const shiftsEach = 20
const nameOf = (members: number): string =>
  `${(members * shiftsEach).toLocaleString('en')} shifts: ${members} ${members > 1 ? 'members' : 'member'} × ${shiftsEach} shifts`

/** In milliseconds. */
interface Timed {
  readonly service: number
  /** From the first statement under the write lock to the last. */
  readonly locked: number
  readonly bare: number
  readonly statements: number
}

export const shiftPublicationBench = declareBench({
  name: 'shift-publication',
  settings: {
    members: count(510, 12, 'members of the organisation'),
    people: count(500, 10, 'people of the largest publication; another one has a tenth'),
    rounds: rounds(7, 'publications of each size'),
  },
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: values.members, days: 5 })
    return besideBare(data, values.rounds, async beside => {
      const times = await measure(beside, values.people)
      return { report: reportOf(times), measures: measuresOf(times) }
    })
  },
})

async function measure({ app, data, client, rounds }: Beside, most: number): Promise<Map<string, Timed[]>> {
  const company = data.companies[0] as Company
  await license(app, company.id)
  const times = new Map<string, Timed[]>()
  for (const members of new Set([most, Math.ceil(most / 10), 1])) {
    const name = nameOf(members)
    const planningUnitId = await plan(data, company.id, members)
    for (let round = 0; round <= rounds; round++) {
      const timed = await timePublication(app, client, company, planningUnitId)
      // The first of each warms both up.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), timed])
    }
  }
  return times
}

const license = (app: App, orgId: string) =>
  app.services.transactions.run(
    { orgId, actor: systemActor, operation: 'bench.license', requestId: 'bench' },
    (tx, commit) => setModules(tx, commit, { modules: ['projects', 'scheduling'], seats: new Map() }),
  )

/** A new unit with drafts. */
async function plan(data: DataSet, orgId: string, members: number): Promise<string> {
  const [unit] = await data.owner<{ id: string }>(
    `insert into planning_units (org_id, id, name, active, updated_at)
     values ($1, uuidv7(), 'Bench ' || clock_timestamp(), true, now()) returning id`,
    [orgId],
  )
  const planningUnitId = unit?.id ?? ''
  await data.owner('delete from shifts where org_id = $1', [orgId])
  await data.owner(
    `insert into shifts (org_id, id, planning_unit_id, membership_id, work_date, start_minutes, end_minutes, break_minutes,
       start_at, end_at, tags, state, changed_since_published, version, warnings, created_at, updated_at)
     select $1, uuidv7(), $2, m.id, day.date, 480, 960, 30, day.date + time '06:00' at time zone 'UTC',
       day.date + time '14:00' at time zone 'UTC', '{}', 'draft', false, 1, '[]', now(), now()
     from (select id from memberships where org_id = $1 and role = 'employee' order by id limit $4) m
     cross join (select date '${firstDay}' + 2 * n as date from generate_series(0, $3::integer - 1) n) day`,
    [orgId, planningUnitId, shiftsEach, members],
  )
  await data.owner('vacuum analyze shifts')
  return planningUnitId
}

/** Publishes and takes it back, then has PostgreSQL carry out the same statements without the service. */
async function timePublication(
  app: App,
  client: pg.Client,
  company: Company,
  planningUnitId: string,
): Promise<Timed> {
  const headers = { authorization: `Bearer ${company.serviceKey}`, 'content-type': 'application/json' }
  const last = Temporal.PlainDate.from(firstDay).add({ days: 60 }).toString()
  const body = JSON.stringify({ planningUnitId, periodFrom: firstDay, periodTo: last, dryRun: true })
  let service = 0
  const sent = await sentBy(async () => {
    const begun = performance.now()
    const answer = await app.server.inject({ method: 'POST', url: '/v1/shift-publications', headers, body })
    service = performance.now() - begun
    if (answer.statusCode !== 201) throw new Error(answer.body)
  })
  const begins = sent.findIndex(({ statement }) => /^begin\b/i.test(statement.text))
  const locked = await timeBare(client, company.id, sent.slice(begins))
  const bare = await timeBare(client, company.id, sent)
  return { service, locked, bare, statements: sent.length }
}

function reportOf(times: ReadonlyMap<string, readonly Timed[]>): string[] {
  const rows = [...times].map(([name, all]) => {
    const of = (what: keyof Timed) => median(all.map(each => each[what]))
    return [
      name,
      String(all[0]?.statements ?? 0),
      `${of('service').toFixed(0)} ms`,
      `${of('bare').toFixed(0)} ms`,
      (of('service') / of('bare')).toFixed(2),
      `${of('locked').toFixed(0)} ms`,
    ]
  })
  return [
    '# Publishing shifts',
    '',
    'Medians. The service reads the plan and what the rules need, checks every shift and writes every mail before it takes the write lock; under it the shifts, the frozen rows, the planned work and the mails are written by sets. The bare statements are the same texts and values, sent one after the other; those under the lock are told apart.',
    '',
    ...table(
      ['publication', 'statements', 'service', 'bare statements', 'ratio', 'of them under the lock'],
      rows,
    ),
  ]
}

const measuresOf = (times: ReadonlyMap<string, readonly Timed[]>): Measure[] =>
  [...times].flatMap(([name, all]): Measure[] => [
    { what: name, value: median(all.map(({ service }) => service)), unit: 'ms' },
    {
      what: `${name}: bare ÷ service`,
      value: median(all.map(({ service, bare }) => bare / service)),
      unit: 'ratio',
    },
    { what: `${name}: statements`, value: all[0]?.statements ?? 0, unit: 'statements' },
  ])

if (import.meta.main) await runBench(shiftPublicationBench)

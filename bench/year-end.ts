/** Times the close of a year of 5,000 members beside the bare statements that it sends to PostgreSQL. `--help` tells the options. */
import type pg from 'pg'
import { Client } from '../server/test/world/client.ts'
import type { Company } from '../server/test/world/large-company.ts'
import { type Sent, sentBy } from '../server/test/world/sent-statements.ts'
import { count, declareBench, rounds, runBench } from './bench.ts'
import { type Beside, besideBare, timeBare } from './beside-bare.ts'
import type { DataSet } from './data-set.ts'
import { table } from './report.ts'
import type { Measure } from './record.ts'
import { median } from './statistics.ts'

const date = '2025-12-31'

/** One close of the year, tried out: what the service took, what its statements alone do, and how many each hundred has. */
interface Timed {
  readonly service: number
  readonly bare: number
  readonly statements: readonly number[]
}

export const yearEndBench = declareBench({
  name: 'year-end',
  settings: {
    members: count(5000, 12, 'members of the organisation'),
    rounds: rounds(5, 'how often the year is closed'),
  },
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: values.members, days: 5 })
    return besideBare(data, values.rounds, async beside => {
      const times = await measure(beside)
      return { report: reportOf(times, data.size.members), measures: measuresOf(times) }
    })
  },
})

async function measure({ app, data, client, rounds }: Beside): Promise<Timed[]> {
  const company = data.companies[0] as Company
  const service = new Client(app.server, { authorization: `Bearer ${company.serviceKey}` })
  await arrange(data, service, company.id)
  const times: Timed[] = []
  for (let round = 0; round <= rounds; round++) {
    const timed = await timeClose(service, client, company.id)
    // The first one warms both up.
    if (round > 0) times.push(timed)
  }
  return times
}

/** Everybody has 100 hours in a time bank, of which 80 are carried over, and five days of leave a year, of which two are. */
async function arrange({ owner }: DataSet, service: Client, orgId: string): Promise<void> {
  const found = await owner(`select from time_banks where org_id = $1 and code = 'saved'`, [orgId])
  if (found.length > 0) return
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await service.post(path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }
  const validFrom = '2020-01-01'
  const level = { startsAfter: 0, startsAfterUnit: 'days', amount: 5, frequency: 'yearly', gainedAt: 'start' }
  const policyId = await post('/v1/leave-policies', {
    ...{ code: 'days_off', name: 'Days off', unit: 'days' },
    versions: [{ validFrom, kind: 'general', levels: [level], carryOverMax: 2 }],
  })
  const groupId = await post('/v1/leave-groups', {
    ...{ code: 'everybody', name: 'Everybody' },
    versions: [{ validFrom, leavePolicyIds: [policyId] }],
  })
  await owner(
    `insert into leave_group_memberships (org_id, membership_id, valid_from, leave_group_id, updated_at)
     select org_id, id, '2024-01-01', $2, now() from memberships where org_id = $1 on conflict do nothing`,
    [orgId, groupId],
  )
  await owner(
    `insert into leave_accounts (org_id, id, membership_id, leave_policy_id, created_at, updated_at)
     select org_id, gen_random_uuid(), id, $2, now(), now() from memberships where org_id = $1 on conflict do nothing`,
    [orgId, policyId],
  )
  const bankId = await post('/v1/time-banks', {
    ...{ code: 'saved', name: 'Saved' },
    versions: [{ validFrom, carryOverMinutes: 4800 }],
  })
  await owner(
    `with opened as (
       insert into balance_accounts (org_id, id, membership_id, kind, time_bank_id, created_at, updated_at)
       select org_id, gen_random_uuid(), id, 'time_bank', $2, now(), now() from memberships where org_id = $1
       returning org_id, id, membership_id)
     insert into balance_transactions (org_id, id, account_id, membership_id, effective_date, minutes, kind, source_type,
       parts, explain, created_at)
     select org_id, gen_random_uuid(), id, membership_id, '2025-06-30', 6000, 'opening', 'import', '[]', 'Opening.', now()
     from opened`,
    [orgId, bankId],
  )
  await owner('analyze')
}

/** Tries the close out, and has PostgreSQL carry out the same statements without the service; both take all of it back. */
async function timeClose(service: Client, client: pg.Client, orgId: string): Promise<Timed> {
  let took = 0
  const sent = await sentBy(async () => {
    const begun = performance.now()
    const { status, body } = await service.post('/v1/period-closings', {
      kind: 'year_end',
      date,
      dryRun: true,
    })
    took = performance.now() - begun
    if (status !== 201) throw new Error(`the year is not closed: ${status} ${JSON.stringify(body)}`)
  })
  return { service: took, bare: await timeBare(client, orgId, sent), statements: byHundred(sent) }
}

/** The statements up to the results of each hundred members; the first has what the request reads before it. */
function byHundred(sent: readonly Sent[]): number[] {
  const counts: number[] = []
  let count = 0
  for (const { statement } of sent) {
    count++
    if (!/insert into period_closing_results/.test(statement.text)) continue
    counts.push(count)
    count = 0
  }
  return counts
}

function reportOf(times: readonly Timed[], members: number): string[] {
  const [service, bare] = [median(times.map(each => each.service)), median(times.map(each => each.bare))]
  const [, ...others] = times[0]?.statements ?? []
  const each = [...new Set(others)]
  return [
    '# The close of a year',
    '',
    `${members.toLocaleString('en')} members, each with a time bank and an account of leave. Medians of ${times.length} closes that are tried out. The bare statements are the same texts and values, sent one after the other.`,
    '',
    ...table(
      ['hundreds', 'statements for each', 'service', 'bare statements', 'ratio'],
      [
        [
          String(others.length + 1),
          each.join(' or '),
          `${service.toFixed(0)} ms`,
          `${bare.toFixed(0)} ms`,
          (service / bare).toFixed(2),
        ],
      ],
    ),
  ]
}

const measuresOf = (times: readonly Timed[]): Measure[] => [
  { what: 'the close of a year', value: median(times.map(({ service }) => service)), unit: 'ms' },
  {
    what: 'the close of a year: bare ÷ service',
    value: median(times.map(({ service, bare }) => bare / service)),
    unit: 'ratio',
  },
  {
    what: 'the close of a year: statements of a hundred',
    value: Math.max(...times.flatMap(({ statements }) => statements)),
    unit: 'statements',
  },
]

if (import.meta.main) await runBench(yearEndBench)

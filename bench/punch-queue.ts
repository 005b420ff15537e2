/** Times a queue of 1,000 offline punches beside the bare statements that it sends to PostgreSQL. `--help` tells the options. */
import type pg from 'pg'
import type { App } from '../server/src/app.ts'
import { type IncomingPunch, takePunches } from '../server/src/modules/time/punch-clock/port.ts'
import { systemActor } from '../server/src/platform/audit/audit-trail.ts'
import { newId } from '../server/src/platform/vocabulary/ids.ts'
import type { Company } from '../server/test/world/large-company.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { count, declareBench, rounds, runBench } from './bench.ts'
import { type Beside, besideBare, timeBare } from './beside-bare.ts'
import { table } from './report.ts'
import type { Measure } from './record.ts'
import { median } from './statistics.ts'

const timeZone = 'Europe/Helsinki'
const kinds = ['clock_in', 'break_start', 'break_end', 'clock_out'] as const

/** Of so many members so many days with four punches each; without days, one punch. */
interface Size {
  readonly members: number
  readonly days: number
}

const sizesOf = (most: number): Size[] => [
  { members: most, days: 5 },
  { members: 5, days: most },
  { members: 1, days: 5 },
  { members: 1, days: 0 },
]

const nameOf = ({ members, days }: Size): string =>
  days === 0
    ? '1 punch'
    : `${(members * days * kinds.length).toLocaleString('en')} punches: ${members} ${members > 1 ? 'members' : 'member'} × ${days} days`

/** Mixed as an offline terminal sends it. */
function queueOf(memberIds: readonly string[], { members, days }: Size): IncomingPunch[] {
  const origin = { kind: 'own' } as const
  const [first = ''] = memberIds
  if (days === 0) return [{ membershipId: first, clientPunchId: newId(), kind: 'clock_in', origin }]
  const begun = Date.now() - (days + 2) * 86_400_000
  const punches = memberIds.slice(0, members).flatMap(membershipId =>
    Array.from({ length: days }, (_, day) =>
      kinds.map((kind, index): IncomingPunch => {
        const occurredAt = new Date(begun + day * 86_400_000 + index * 7_200_000).toISOString()
        return { membershipId, clientPunchId: newId(), kind, occurredAt, origin }
      }),
    ).flat(),
  )
  // Neither by member nor by time, and the same in every run.
  return punches
    .map((punch, index) => [(index * 7919) % punches.length, punch] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, punch]) => punch)
}

/** Milliseconds of the service, those of its statements alone, and how many these are. */
interface Timed {
  readonly service: number
  readonly bare: number
  readonly statements: number
}

export const punchQueueBench = declareBench({
  name: 'punch-queue',
  settings: {
    members: count(100, 12, 'members of the organisation'),
    most: count(50, 6, 'members, or days of one of five members, of the largest queues'),
    rounds: rounds(9, 'queues of each kind'),
  },
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: values.members, days: 20 })
    return besideBare(data, values.rounds, async beside => {
      const times = await measure(beside, values.most)
      return { report: reportOf(times), measures: measuresOf(times) }
    })
  },
})

async function measure({ app, data, client, rounds }: Beside, most: number): Promise<Map<string, Timed[]>> {
  const company = data.companies[0] as Company
  const members = await data.owner<{ id: string }>(
    `select id from memberships where org_id = $1 and role = 'employee' order by id limit $2`,
    [company.id, most],
  )
  const times = new Map<string, Timed[]>()
  for (let round = 0; round <= rounds; round++)
    for (const size of sizesOf(most)) {
      const name = nameOf(size)
      const queue = queueOf(
        members.map(({ id }) => id),
        size,
      )
      const timed = await timeQueue(app, client, company.id, queue)
      // The first of each warms both up.
      if (round > 0) times.set(name, [...(times.get(name) ?? []), timed])
    }
  return times
}

/** Takes the queue and takes it back, then has PostgreSQL carry out the same statements without the service. */
async function timeQueue(
  { services }: App,
  client: pg.Client,
  orgId: string,
  queue: readonly IncomingPunch[],
): Promise<Timed> {
  const request = {
    ...{ orgId, actor: systemActor, operation: 'bench.take' },
    requestId: newId(),
    dryRun: true,
  }
  let service = 0
  const sent = await sentBy(async () => {
    const begun = performance.now()
    await services.transactions.run(request, async (tx, commit) => {
      const receiver = {
        tx,
        commit,
        contributions: services.contributions,
        timeZone,
        actorMembershipId: null,
      }
      const results = await takePunches(receiver, queue)
      const lost = results.find(({ status }) => status !== 'placed')
      if (lost) throw new Error(`a punch is ${lost.status}: ${lost.code}`)
    })
    service = performance.now() - begun
  })
  return { service, bare: await timeBare(client, orgId, sent), statements: sent.length }
}

function reportOf(times: ReadonlyMap<string, readonly Timed[]>): string[] {
  const rows = [...times].map(([name, all]) => {
    const [service, bare] = [median(all.map(each => each.service)), median(all.map(each => each.bare))]
    return [
      name,
      String(all[0]?.statements ?? 0),
      `${service.toFixed(1)} ms`,
      `${bare.toFixed(1)} ms`,
      (service / bare).toFixed(2),
    ]
  })
  return [
    '# A queue of offline punches',
    '',
    'Medians. The service derives the sessions, decides the days and writes punches, sessions, drafts and the audit trail in one transaction; the bare statements are the same texts and values, sent one after the other.',
    '',
    ...table(['queue', 'statements', 'service', 'bare statements', 'ratio'], rows),
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

if (import.meta.main) await runBench(punchQueueBench)

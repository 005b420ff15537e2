import { cpus, totalmem } from 'node:os'
import type { DataSet } from './data-set.ts'
import type { HotPath } from './hot-paths.ts'
import type { Profile, Share } from './profile.ts'
import type { Measure } from './record.ts'
import { type Recording, requestsOf } from './recording.ts'
import type { Round, Rounds } from './rounds.ts'
import { median, quartiles } from './statistics.ts'

export interface Measured {
  readonly path: HotPath
  readonly recording: Recording
  readonly rounds: Rounds
  readonly profiles: Profiles | null
}

export interface Profiles {
  readonly service: Profile
  readonly bare: Profile
}

export interface Surroundings {
  readonly postgres: string
  readonly pgbench: string | null
  readonly data: DataSet
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

/** The report, in Markdown. */
export function reportOf(results: readonly Measured[], surroundings: Surroundings): string {
  return [
    `# Hot paths, ${Temporal.Now.plainDateISO()}`,
    ...facts(surroundings),
    ...ratios(results),
    ...results.flatMap(details),
  ].join('\n')
}

function facts({ postgres, pgbench, data, connections, rounds, seconds }: Surroundings): string[] {
  const { organisations, members, days } = data.size
  const [processor] = cpus()
  return [
    '',
    `- ${cpus().length} × ${processor?.model.trim()}, ${gibibytes(totalmem())} GiB; ${process.platform}, Node ${process.version}, ${postgres}${pgbench ? `, ${pgbench}` : ''}`,
    `- ${organisations} organisations × ${members} members × ${days} days = ${(organisations * members * days).toLocaleString('en')} work days, ${gibibytes(data.bytes)} GiB`,
    `- ${connections} connections in a closed loop, ${rounds} pairs of rounds of ${seconds} s, alternating; load generator, server and PostgreSQL share the machine`,
    '',
  ]
}

/** The ratio of each pair of rounds, and of all of them the median: drift of the machine hits both of a pair. */
function ratios(results: readonly Measured[]): string[] {
  const rows = results.map(({ path, rounds: { service, bare, pgbench } }) => {
    const pairs = service.map(({ perSecond }, at) => perSecond / (bare[at] as Round).perSecond)
    const [low, high] = quartiles(pairs)
    const ratio = median(pairs)
    return [
      path.title,
      rate(service),
      rate(bare),
      pgbench.length > 0 ? rate(pgbench) : '–',
      `**${ratio.toFixed(2)}** (${low.toFixed(2)}–${high.toFixed(2)})`,
      path.goal.toFixed(1),
      ratio >= path.goal ? 'yes' : 'no',
    ]
  })
  return [
    ...table(['', 'service/s', 'bare/s', 'pgbench/s', 'service ÷ bare', 'goal', 'reached'], rows),
    '',
    'Medians; quartiles of the ratio in brackets. *Bare* is plain Fastify and `pg` with the same statements, without',
    'credentials, rate limits, shapes, rules, row-level security and answers in the contract’s form; its writes await each',
    'statement. *pgbench* sends the same statements without any Node.',
    '',
  ]
}

/** What a round leaves of a hot path in the table of measures. */
export function measuresOf({ path: { name }, recording, rounds: { service, bare } }: Measured): Measure[] {
  const of = (value: (round: Round) => number) => median(service.map(value))
  const pairs = service.map(({ perSecond }, at) => perSecond / (bare[at] as Round).perSecond)
  return [
    { what: `${name}: requests`, value: of(({ perSecond }) => perSecond), unit: '/s' },
    { what: `${name}: service ÷ bare`, value: median(pairs), unit: 'ratio' },
    { what: `${name}: Node`, value: of(({ nodeMsPerRequest }) => nodeMsPerRequest ?? 0), unit: 'ms' },
    {
      what: `${name}: PostgreSQL`,
      value: of(({ postgresMsPerRequest }) => postgresMsPerRequest),
      unit: 'ms',
    },
    {
      what: `${name}: most statements`,
      value: Math.max(...recording.map(({ texts }) => texts.length)),
      unit: 'statements',
    },
  ]
}

function details({ path, recording, rounds, profiles }: Measured): string[] {
  const row = (name: string, of: readonly Round[]) => [
    name,
    rate(of),
    milliseconds(of, 'p50Ms'),
    milliseconds(of, 'p99Ms'),
    milliseconds(of, 'nodeMsPerRequest'),
    milliseconds(of, 'postgresMsPerRequest'),
    of[0]?.resident ? `${Math.round(median(of.map(round => round.resident ?? 0)) / 2 ** 20)} MiB` : '–',
  ]
  return [
    `## ${path.title}`,
    '',
    `\`${requestsOf(recording)[0]?.method} ${path.route}\`: ${statementsOf(recording)}.`,
    '',
    ...table(
      ['', '/s', 'p50 ms', 'p99 ms', 'Node ms/request', 'PostgreSQL ms/request', 'memory'],
      [
        row('service', rounds.service),
        row('bare', rounds.bare),
        ...(rounds.pgbench.length > 0 ? [row('pgbench', rounds.pgbench)] : []),
      ],
    ),
    '',
    ...(profiles ? whereItGoes(profiles, rounds) : []),
  ]
}

/** How many statements a request sends in how many network writes, and how often where requests differ. */
const statementsOf = (recording: Recording): string =>
  recording
    .map(({ texts, trips, requests }) => {
      const writes = (trips.at(-1) ?? 0) + 1
      const often = recording.length > 1 ? ` (${requests.length} of ${requestsOf(recording).length})` : ''
      return `${texts.length} statements in ${writes} network ${writes === 1 ? 'write' : 'writes'}${often}`
    })
    .join(', ')

/** The parts of each server's processor time, from a profile, of the time that its rounds took. */
function whereItGoes({ service, bare }: Profiles, rounds: Rounds): string[] {
  const whole = (of: readonly Round[]) => median(of.map(round => (round.nodeMsPerRequest ?? 0) * 1000))
  const [serviceWhole, bareWhole] = [whole(rounds.service), whole(rounds.bare)]
  const part = (shares: readonly Share[], name: string) =>
    shares.find(share => share.name === name)?.part ?? 0
  const names = new Set([...service.parts, ...bare.parts].map(({ name }) => name))
  const rows = [...names].map(name => {
    const [ours, theirs] = [part(service.parts, name) * serviceWhole, part(bare.parts, name) * bareWhole]
    return [name, ours.toFixed(0), theirs.toFixed(0), (ours - theirs).toFixed(0)]
  })
  return [
    'Node, µs of processor time a request:',
    '',
    ...table(
      ['', 'service', 'bare', 'more'],
      [
        ...rows,
        ['all', serviceWhole.toFixed(0), bareWhole.toFixed(0), (serviceWhole - bareWhole).toFixed(0)],
      ],
    ),
    '',
  ]
}

const rate = (rounds: readonly Round[]): string => {
  const perSecond = median(rounds.map(round => round.perSecond))
  return perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond).toLocaleString('en')
}

function milliseconds(
  rounds: readonly Round[],
  key: 'p50Ms' | 'p99Ms' | 'nodeMsPerRequest' | 'postgresMsPerRequest',
): string {
  const values = rounds.map(round => round[key]).filter(value => value !== null)
  return values.length > 0 ? median(values).toPrecision(3) : '–'
}

const gibibytes = (bytes: number): string => (bytes / 2 ** 30).toFixed(1)

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map(row => `| ${row.join(' | ')} |`)

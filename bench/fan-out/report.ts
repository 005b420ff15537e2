import { cpus, loadavg, totalmem } from 'node:os'
import type { FanOutOptions } from './options.ts'
import type { Profile } from '../profile.ts'
import type { Measure } from '../record.ts'
import { table } from '../report.ts'
import { median, quantile, quartiles } from '../statistics.ts'
import type { Fairness } from './fairness.ts'
import type { Reading } from './reading.ts'
import type { FanOutRound, FanOutRounds } from './rounds.ts'

const goal = 0.4
const goalMs = 1000

interface Results {
  readonly rounds: FanOutRounds
  readonly reading: Reading
  readonly fairness: Fairness | null
  readonly profile: Profile | null
  readonly postgres: string
  readonly options: FanOutOptions
}

/** The report, in Markdown. */
export function reportOf({ rounds, reading, fairness, profile, postgres, options }: Results): string {
  const [processor] = cpus()
  return [
    `# Fan-out of events to webhooks, ${Temporal.Now.plainDateISO()}`,
    '',
    `- ${cpus().length} × ${processor?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(1)} GiB; ${process.platform}, Node ${process.version}, ${postgres}`,
    `- ${options.events} events × ${options.webhooks} webhooks = ${(options.events * options.webhooks).toLocaleString('en')} deliveries a round over HTTPS, each to its own receiver; ${options.rounds} pairs of rounds, alternating; sender, receivers and PostgreSQL share the machine`,
    `- load average of the last 15 minutes when it ended: ${(loadavg()[2] ?? 0).toFixed(1)}`,
    '',
    ...table(
      ['deliveries', 'service/s', 'bare/s', 'service ÷ bare', 'goal', 'reached'],
      [
        compared('from the request that makes the events to the last arrival', rounds, 'perSecond'),
        compared('from the answer of that request', rounds, 'perSecondOnceMade'),
      ],
    ),
    '',
    'Medians; quartiles of the ratio in brackets. *Bare* is undici that posts the same bodies with the same headers to the',
    `same receivers, ${options.atOnce} at a time to each, from memory: it decides nothing, signs nothing and remembers nothing.`,
    '',
    '## What the rest is spent on',
    '',
    ...table(
      ['µs of processor time a delivery', 'sender (Node)', 'PostgreSQL', 'receivers', 'all'],
      [costs('service', rounds.service), costs('bare', rounds.bare)],
    ),
    '',
    'The service writes each delivery three times: when it is made, when it is claimed and when its attempt is logged.',
    '',
    ...(profile ? whereItGoes(profile) : []),
    ...readingOf(reading),
    ...(fairness ? fairnessOf(fairness) : []),
  ].join('\n')
}

export function measuresOf({ service, bare }: FanOutRounds): Measure[] {
  const pairs = service.map((round, at) => round.perSecond / (bare[at] as FanOutRound).perSecond)
  return [
    { what: 'deliveries', value: median(service.map(({ perSecond }) => perSecond)), unit: '/s' },
    { what: 'deliveries: service ÷ bare', value: median(pairs), unit: 'ratio' },
    { what: 'a delivery: Node', value: median(service.map(each => each.nodeMsPerDelivery)), unit: 'ms' },
    {
      what: 'a delivery: PostgreSQL',
      value: median(service.map(each => each.postgresMsPerDelivery)),
      unit: 'ms',
    },
  ]
}

function compared(
  name: string,
  { service, bare }: FanOutRounds,
  rate: 'perSecond' | 'perSecondOnceMade',
): string[] {
  const perSecond = (rounds: readonly FanOutRound[]) =>
    Math.round(median(rounds.map(round => round[rate]))).toLocaleString('en')
  const pairs = service.map((round, at) => round[rate] / (bare[at] as FanOutRound)[rate])
  const ratio = median(pairs)
  const [low, high] = quartiles(pairs)
  return [
    name,
    perSecond(service),
    perSecond(bare),
    `**${ratio.toFixed(2)}** (${low.toFixed(2)}–${high.toFixed(2)})`,
    goal.toFixed(1),
    ratio >= goal ? 'yes' : 'no',
  ]
}

function costs(name: string, rounds: readonly FanOutRound[]): string[] {
  const micro = (of: (round: FanOutRound) => number) => median(rounds.map(of)) * 1000
  const parts = [
    micro(round => round.nodeMsPerDelivery),
    micro(round => round.postgresMsPerDelivery),
    micro(round => round.receiversMsPerDelivery),
  ]
  return [name, ...[...parts, parts.reduce((sum, part) => sum + part, 0)].map(part => part.toFixed(0))]
}

const whereItGoes = ({ parts }: Profile): string[] => [
  'The service’s Node, by part:',
  '',
  ...table(
    ['', 'part'],
    parts.map(({ name, part }) => [name, `${(part * 100).toFixed(0)} %`]),
  ),
  '',
]

function readingOf({ aloneMs, duringMs }: Reading): string[] {
  const row = (name: string, times: readonly number[]) => [
    name,
    times.length.toLocaleString('en'),
    ...[0.5, 0.9, 0.99].map(part => quantile(times, part).toFixed(1)),
  ]
  return [
    '## Who asks something meanwhile',
    '',
    'A caller of another organisation reads a page of fifty days, one request after the other.',
    '',
    ...table(
      ['milliseconds to the answer', 'requests', 'median', '90 of 100 within', '99 of 100 within'],
      [row('alone', aloneMs), row('while events fan out', duringMs)],
    ),
    '',
  ]
}

function fairnessOf({ burst, webhooks, quietMs, burstMs, waiting }: Fairness): string[] {
  const later = Math.max(...burstMs) - median(quietMs)
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(0),
    Math.max(...times).toFixed(0),
  ]
  return [
    '## One organisation bursts, another has a single event',
    '',
    `${burst.toLocaleString('en')} events of one organisation for its ${webhooks} webhooks; ${burstMs.length} single events of another, one after the other, each from its request to its arrival. ${waiting.toLocaleString('en')} deliveries of the burst still waited when the last had arrived.`,
    '',
    ...table(
      ['milliseconds', 'median', 'longest'],
      [row('alone', quietMs), row('during the burst', burstMs)],
    ),
    '',
    `The slowest came ${later.toFixed(0)} ms later than an event alone; the goal is at most ${goalMs.toLocaleString('en')}: ${later <= goalMs ? 'reached' : 'not reached'}.`,
    '',
  ]
}

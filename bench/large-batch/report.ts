import { cpus, loadavg, totalmem } from 'node:os'
import type { DataSet } from '../data-set.ts'
import { table } from '../report.ts'
import { quantile } from '../statistics.ts'
import type { Crash } from './crash.ts'
import type { Waits } from './waits.ts'

const goalMs = 1000
const whole = (value: number) => Math.round(value).toLocaleString('en')

export interface Measured {
  readonly name: string
  readonly id: string
  readonly seconds: number
  readonly dayCount: number
  readonly lineCount: number
  /** Another member's writes just before, while nothing else ran. */
  readonly quiet: Waits
  readonly writes: Waits
  readonly reads: Waits
  /** Of the service's process so far, bytes. */
  readonly peak: number
}

/** The report, in Markdown. */
export function reportOf(
  { size, bytes }: DataSet,
  measured: readonly Measured[],
  bareSeconds: number,
): string {
  const [processor] = cpus()
  return [
    `# A large payroll batch, ${Temporal.Now.plainDateISO()}`,
    '',
    `- ${cpus().length} × ${processor?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(1)} GiB; ${process.platform}, Node ${process.version}`,
    `- one organisation, ${whole(size.members)} members × ${size.days} approved days = ${whole(size.members * size.days)} days; ${(bytes / 2 ** 30).toFixed(1)} GiB`,
    `- load average of the last 15 minutes when it ended: ${(loadavg()[2] ?? 0).toFixed(1)}`,
    '',
    'While each runs, another member’s day is written and a page of days is read in the same organisation, one request after',
    'the other: milliseconds to the answer.',
    '',
    ...table(
      [
        '',
        'days',
        'lines',
        'seconds',
        'write p50 quiet',
        'write p50',
        'write p99',
        'longest write',
        'read p50',
        'longest read',
        'failed',
        'memory MiB',
        `longest write ≤ ${whole(goalMs)}`,
      ],
      measured.map(rowOf),
    ),
    '',
    ...bareLines(measured, bareSeconds),
    '',
  ].join('\n')
}

function bareLines([batch]: readonly Measured[], bareSeconds: number): string[] {
  if (!batch) return []
  return [
    `The same rows by one statement for each table, in one transaction without the service, take ${bareSeconds.toFixed(1)} s:`,
    `the service takes ${(batch.seconds / bareSeconds).toFixed(1)} times as long, with reading, working out and answering.`,
  ]
}

function rowOf({ name, seconds, dayCount, lineCount, quiet, writes, reads, peak }: Measured): string[] {
  const of = ({ ms }: Waits, part: number) => (ms.length === 0 ? '–' : whole(quantile(ms, part)))
  const longest = Math.max(...writes.ms)
  return [
    name,
    whole(dayCount),
    whole(lineCount),
    seconds.toFixed(1),
    of(quiet, 0.5),
    of(writes, 0.5),
    of(writes, 0.99),
    `**${whole(longest)}**`,
    of(reads, 0.5),
    of(reads, 1),
    `${writes.failures + reads.failures} of ${writes.ms.length + reads.ms.length}`,
    whole(peak / 2 ** 20),
    longest <= goalMs ? 'yes' : 'no',
  ]
}

export const crashReport = (crash: Crash): string =>
  [
    `The server was killed when the batch had ${whole(crash.taken)} days. Counted from the start of another one, they were given back after`,
    `${crash.givenBackSeconds.toFixed(1)} s (15 s until the first one counts as dead), nothing was left after ${crash.goneSeconds.toFixed(1)} s, and the same request was answered with a`,
    `batch of ${whole(crash.dayCount)} days after ${crash.madeSeconds.toFixed(1)} s.`,
  ].join('\n')

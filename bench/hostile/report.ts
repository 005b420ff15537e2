import { cpus, loadavg, totalmem } from 'node:os'
import { table } from '../report.ts'
import { quantile } from '../statistics.ts'
import type { Attack } from './attacks.ts'
import type { Reading } from './reader.ts'

const goalMs = 100
const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20).toLocaleString('en')

export interface Measured {
  readonly attack: Attack
  readonly quiet: Reading
  readonly during: Reading
  /** Quiet again, when the attacker had gone. */
  readonly after: Reading
  /** Memory of the service's process, bytes. */
  readonly quietBytes: number
  readonly peakBytes: number
  readonly lives: boolean
}

/** The report, in Markdown. */
export function reportOf(measured: readonly Measured[], seconds: number): string {
  const [processor] = cpus()
  return [
    `# Hostile callers, ${Temporal.Now.plainDateISO()}`,
    '',
    `- ${cpus().length} × ${processor?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(1)} GiB; ${process.platform}, Node ${process.version}`,
    `- each attack for ${seconds} s on loopback, against one service, one after the other; attacker, service, PostgreSQL and reader share the machine`,
    `- load average of the last 15 minutes when it ended: ${(loadavg()[2] ?? 0).toFixed(1)}`,
    '',
    'Meanwhile a caller of another organisation reads a page of fifty days, one request after the other, in turn on a kept',
    'connection and on a new one: milliseconds to the answer, quiet before, during the attack, and quiet after it.',
    '',
    ...table(
      [
        '',
        'p50',
        'p99',
        'p99 new connection',
        'p50 quiet',
        'p99 quiet',
        'p99 after',
        'in vain',
        'memory MiB',
        'lives',
        `p99 ≤ ${goalMs}`,
      ],
      measured.map(rowOf),
    ),
    '',
    ...measured.map(({ attack }) => `- **${attack.name}**: ${attack.sends}.`),
    '',
  ].join('\n')
}

export const lineOf = (measured: Measured): string => rowOf(measured).join(' | ')

function rowOf({ attack, quiet, during, after, quietBytes, peakBytes, lives }: Measured): string[] {
  const of = (values: readonly number[], part: number) =>
    values.length === 0 ? '–' : quantile(values, part).toFixed(1)
  const all = [...during.keptMs, ...during.newMs]
  return [
    attack.name,
    of(all, 0.5),
    `**${of(during.keptMs, 0.99)}**`,
    `**${of(during.newMs, 0.99)}**`,
    of([...quiet.keptMs, ...quiet.newMs], 0.5),
    of([...quiet.keptMs, ...quiet.newMs], 0.99),
    of([...after.keptMs, ...after.newMs], 0.99),
    `${during.failures} of ${all.length}`,
    `${mebibytes(quietBytes)} → ${mebibytes(peakBytes)}`,
    lives ? 'yes' : '**no**',
    Math.max(quantile(during.keptMs, 0.99), quantile(during.newMs, 0.99)) <= goalMs ? 'yes' : 'no',
  ]
}

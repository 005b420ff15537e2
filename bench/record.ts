import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { median } from './statistics.ts'

/** One figure of a bench. What counts and compares is the same on every machine; times and rates are not. */
export interface Measure {
  /** What is measured, in words without commas. */
  readonly what: string
  readonly value: number
  readonly unit: Unit
}

/** `ratio` is of rates, the service's by that of what it is compared with: more is better, as of `/s`. */
export type Unit = '/s' | 'ms' | 'ratio' | 'statements' | 'MiB'

/** A measure as a round has left it in the table. */
export interface Recorded extends Measure {
  readonly date: string
  readonly commit: string
  readonly bench: string
  /** Milliseconds that the machine took for always the same work, by which times and rates of different machines are compared. */
  readonly yardstick: number
}

export const measuresFile = join(import.meta.dirname, 'results', 'measures.csv')

const head = 'date,commit,bench,measure,value,unit,yardstick ms'

/** A measure that lost so much since it was last recorded is told. */
const lossTold = 0.15

/** Adds a line for each measure to the table, and says what became slower since the last line of the same measure. */
export async function recordMeasures(
  bench: string,
  measures: readonly Measure[],
  file = measuresFile,
): Promise<string> {
  const before = await readMeasures(file)
  const date = Temporal.Now.plainDateISO().toString()
  const yardstick = timeYardstick()
  const commit = commitOfCheckout()
  const recorded = measures.map(measure => ({ ...measure, date, commit, bench, yardstick }))
  if (before.length === 0) await appendFile(file, `${head}\n`)
  await appendFile(file, recorded.map(each => `${lineOf(each)}\n`).join(''))
  const losses = lossesOf(before, recorded)
  return losses.length > 0 ? losses.join('\n') : 'Nothing became slower since it was last recorded.'
}

/** The lines of the table, oldest first; none where it is not there. Throws where a line is none. */
export async function readMeasures(file = measuresFile): Promise<Recorded[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [first, ...lines] = text.split('\n').filter(Boolean)
  if (first !== undefined && first !== head) throw new Error(`${file} does not begin with “${head}”`)
  return lines.map(line => {
    const [date, commit, bench, what, value, unit, yardstick, ...rest] = line.split(',')
    if (!date || !commit || !bench || !what || !isUnit(unit) || rest.length > 0)
      throw new Error(`this is no measure: ${line}`)
    const numbers = { value: Number(value), yardstick: Number(yardstick) }
    if (!Object.values(numbers).every(Number.isFinite)) throw new Error(`this is no measure: ${line}`)
    return { date, commit, bench, what, unit, ...numbers }
  })
}

const units: readonly Unit[] = ['/s', 'ms', 'ratio', 'statements', 'MiB']
const isUnit = (unit: string | undefined): unit is Unit => units.some(each => each === unit)

const lineOf = ({ date, commit, bench, what, value, unit, yardstick }: Recorded): string =>
  [date, commit, bench, what.replaceAll(',', ''), rounded(value), unit, rounded(yardstick)].join()

const rounded = (value: number): string => String(Number(value.toPrecision(4)))

/** What became worse, each in a sentence; of times and rates what is left when the machine's own speed is taken away. */
export function lossesOf(before: readonly Recorded[], now: readonly Recorded[]): string[] {
  return now.flatMap(measure => {
    const last = before.findLast(({ bench, what, unit }) =>
      [bench === measure.bench, what === measure.what, unit === measure.unit].every(Boolean),
    )
    if (!last) return []
    const machine = measure.yardstick / last.yardstick
    const worse = {
      '/s': last.value / (measure.value * machine),
      ms: measure.value / (last.value * machine),
      ratio: last.value / measure.value,
      statements: measure.value / last.value,
      MiB: measure.value / last.value,
    }[measure.unit]
    const told = measure.unit === 'statements' ? worse > 1 : worse > 1 + lossTold
    return told
      ? [
          `${measure.bench}, ${measure.what}: ${rounded(last.value)} → ${rounded(measure.value)} ${measure.unit}, worse by ${((worse - 1) * 100).toFixed(0)} % since ${last.commit} of ${last.date}.`,
        ]
      : []
  })
}

/** The short name of the commit, with a plus where files were changed since. */
function commitOfCheckout(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  return `${git('rev-parse', '--short=8', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`
}

/** Processor time of JSON and hashing, of which the service does much; the median of some runs. */
export function timeYardstick(runs = 9): number {
  const rows = Array.from({ length: 50 }, (_, n) => ({
    id: `row ${n}`,
    minutes: n * 7,
    note: 'Työpäivä'.repeat(n % 5),
  }))
  const once = () => {
    const before = process.cpuUsage()
    for (let round = 0; round < 500; round++)
      createHash('sha256')
        .update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
        .digest()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  once()
  return median(Array.from({ length: runs }, once))
}

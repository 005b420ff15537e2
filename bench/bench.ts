import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mkdir, writeFile } from 'node:fs/promises'
import type { Cluster } from '../server/src/platform/postgres/cluster.ts'
import { type DataSet, openDataSet, startEmptyCluster } from './data-set.ts'
import type { DataSetSize } from './data-set-size.ts'
import { startService } from './processes/processes.ts'
import { type Measure, recordMeasures } from './record.ts'

/** Something that is measured. A file that declares one is a program as well: `if (import.meta.main) await runBench(…)`. */
export interface Bench<Declared extends Settings = Settings> {
  /** Of its data directory and its reports. */
  readonly name: string
  readonly settings: Declared
  measure(stage: Stage, values: ValuesOf<Declared>): Promise<Result>
}

/** An option of the program: `usual` measures, `tiny` is for the smoke run, which only sees that the bench lives. */
export interface Setting<Value extends number | string | boolean> {
  readonly usual: Value
  readonly tiny: Value
  readonly means: string
}

export type Settings = Readonly<Record<string, Setting<number> | Setting<string> | Setting<boolean>>>

export type ValuesOf<Declared extends Settings> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Setting<infer Value> ? Value : never
}

/** What a bench is given to work on; whoever gives it ends it. */
export interface Stage {
  dataSet(size: DataSetSize): Promise<DataSet>
  emptyDatabase(): Promise<Connection>
  readonly startService: typeof startService
}

type Connection = Cluster['connection']

export interface Result {
  /** In Markdown; null where there is nothing to keep. */
  readonly report: string | null
  readonly measures: readonly Measure[]
}

export const declareBench = <Declared extends Settings>(bench: Bench<Declared>): Bench<Declared> => bench

export const count = (usual: number, tiny: number, means: string): Setting<number> => ({ usual, tiny, means })
export const text = (usual: string, tiny: string, means: string): Setting<string> => ({ usual, tiny, means })
/** Off unless asked for; `tiny` says whether the smoke run asks for it. */
export const flag = (tiny: boolean, means: string): Setting<boolean> => ({ usual: false, tiny, means })

/** How often each thing is measured, and the like. */
export const rounds = (usual: number, means: string): Setting<number> => count(usual, 1, means)

export const tinyValuesOf = <Declared extends Settings>({ settings }: Bench<Declared>): ValuesOf<Declared> =>
  Object.fromEntries(Object.entries(settings).map(([name, { tiny }]) => [name, tiny])) as ValuesOf<Declared>

/** Runs a bench as its program: reads the options, prints the report and keeps what is asked for. */
export async function runBench<Declared extends Settings>(bench: Bench<Declared>): Promise<void> {
  const asked = readOptions(bench, process.argv.slice(2))
  if (asked === 'help') return console.log(usageOf(bench))
  await using ends = new AsyncDisposableStack()
  const stage: Stage = {
    dataSet: async size => ends.adopt(await openDataSet(asked.dataDir, size), data => data.close()),
    emptyDatabase: async () => ends.adopt(await startEmptyCluster(), each => each.stop()).connection,
    startService,
  }
  const { report, measures } = await bench.measure(stage, asked.values)
  if (report !== null) console.log(`\n${report}`)
  if (asked.record) console.log(await recordMeasures(bench.name, measures))
  if (report !== null && !asked.noResults) await keep(bench.name, report)
}

async function keep(name: string, report: string): Promise<void> {
  const dir = join(import.meta.dirname, 'results')
  const file = join(dir, `${Temporal.Now.plainDateISO()}-${name}.md`)
  await mkdir(dir, { recursive: true })
  await writeFile(file, report.endsWith('\n') ? report : `${report}\n`)
  console.log(`Written to ${file}`)
}

interface Asked<Values> {
  readonly values: Values
  readonly dataDir: string
  readonly record: boolean
  readonly noResults: boolean
}

/** Throws `TypeError` for an unknown option or a value that is no count. */
export function readOptions<Declared extends Settings>(
  { name, settings }: Bench<Declared>,
  args: readonly string[],
): Asked<ValuesOf<Declared>> | 'help' {
  const options: Record<string, { type: 'boolean' | 'string' }> = {
    'data-dir': { type: 'string' },
    record: { type: 'boolean' },
    'no-results': { type: 'boolean' },
    help: { type: 'boolean' },
  }
  for (const [key, { usual }] of Object.entries(settings))
    options[optionOf(key)] = { type: typeof usual === 'boolean' ? 'boolean' : 'string' }
  const { values } = parseArgs({ args: [...args], options })
  if (values['help']) return 'help'
  const given = Object.entries(settings).map(([key, { usual }]) => {
    const value = values[optionOf(key)]
    return [key, value === undefined ? usual : typeof usual === 'number' ? countIn(String(value)) : value]
  })
  return {
    values: Object.fromEntries(given) as ValuesOf<Declared>,
    dataDir: resolve(String(values['data-dir'] ?? `data/bench-${name}`)),
    record: values['record'] === true,
    noResults: values['no-results'] === true,
  }
}

/** `burstWebhooks` is given as `--burst-webhooks`. */
const optionOf = (key: string): string => key.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function countIn(given: string): number {
  if (/^(0|[1-9]\d{0,8})$/.test(given)) return Number(given)
  throw new TypeError(`“${given}” is no count`)
}

function usageOf({ name, settings }: Bench): string {
  const own = Object.entries(settings).map(([key, { usual, means }]) =>
    typeof usual === 'boolean'
      ? [`--${optionOf(key)}`, means]
      : [
          `--${optionOf(key)} <${typeof usual === 'number' ? 'n' : 'text'}>`,
          usual === '' ? means : `${means} (${usual})`,
        ],
  )
  const options = [
    ['--data-dir <path>', `the cluster with the data set, kept between runs (data/bench-${name})`],
    ...own,
    ['--record', 'add a line for each measure to bench/results/measures.csv, and say what became slower'],
    ['--no-results', 'print the report without writing it to bench/results'],
  ]
  const width = Math.max(...options.map(([option = '']) => option.length)) + 3
  return [
    `node bench/${name}.ts [options]`,
    '',
    ...options.map(([option = '', means]) => `  ${option.padEnd(width)}${means}`),
  ].join('\n')
}

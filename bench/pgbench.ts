import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { DataSet } from './data-set.ts'
import { marks, type Recording, scopeText, type Value, type Variant } from './recording.ts'

/** What PostgreSQL can do by itself: the same statements without any Node. */
export interface PgbenchResult {
  readonly perSecond: number
  readonly transactions: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface Pgbench {
  run(seconds: number): Promise<PgbenchResult>
  close(): Promise<void>
}

const run = promisify(execFile)
const clients = 8
const threads = 2

export const pgbenchVersion = (): Promise<string | null> =>
  run('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )

/** Turns a recording into scripts with random parameters, one for each variant, drawn as often as it was recorded. */
export async function preparePgbench(data: DataSet, name: string, recording: Recording): Promise<Pgbench> {
  const dir = await mkdtemp(join(tmpdir(), 'konttori-pgbench-'))
  const scripts: string[] = []
  for (const [ordinal, variant] of recording.entries()) {
    const script = join(dir, `${name}-${ordinal}.sql`)
    await writeFile(script, await scriptOf(data, `${name.replaceAll('-', '_')}_${ordinal}`, variant))
    scripts.push('-f', `${script}@${variant.requests.length}`)
  }
  const { host, port, user, password, database } = data.connection
  const env = { ...process.env, PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password }
  return {
    run: async seconds => {
      const log = join(dir, 'log')
      const { stdout } = await run(
        'pgbench',
        [
          ...['-n', '-M', 'prepared', '-c', String(clients), '-j', String(threads), ...forSeconds(seconds)],
          ...[...scripts, '-l', '--sampling-rate=0.2', `--log-prefix=${log}`, database],
        ],
        { env },
      )
      const latencies = await readLatencies(dir)
      const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN
      return {
        perSecond: numberIn(stdout, /tps = ([\d.]+)/),
        transactions: numberIn(stdout, /transactions actually processed: (\d+)/),
        p50Ms: at(0.5),
        p99Ms: at(0.99),
      }
    },
    close: () => rm(dir, { recursive: true }),
  }
}

/** For so long, or each client twice where it is only to be seen that it works. */
export const forSeconds = (seconds: number): string[] => (seconds > 0 ? ['-T', String(seconds)] : ['-t', '2'])

function numberIn(output: string, pattern: RegExp): number {
  const [, found] = pattern.exec(output) ?? []
  if (found === undefined) throw new Error(`pgbench said something else than expected:\n${output}`)
  return Number(found)
}

/** Milliseconds of the logged transactions, in order; the third column has microseconds. */
async function readLatencies(dir: string): Promise<Float64Array> {
  const latencies: number[] = []
  for (const file of await readdir(dir)) {
    if (!file.startsWith('log.')) continue
    for (const line of (await readFile(join(dir, file), 'utf8')).split('\n'))
      if (line) latencies.push(Number(line.split(' ')[2]) / 1000)
    await rm(join(dir, file))
  }
  return Float64Array.from(latencies).sort()
}

async function scriptOf(data: DataSet, name: string, variant: Variant): Promise<string> {
  const parameters = new Parameters(data, name, variant)
  await parameters.prepare()
  const lines = [
    `\\set n random(1, ${variant.requests.length})`,
    // Eight decimal digits are eight hexadecimal ones.
    '\\set fresh random(10000000, 99999999)',
    '\\set key random(1, 1000000000000)',
  ]
  for (const [at, text] of variant.texts.entries()) {
    if (text === scopeText) continue
    const statement = await parameters.placedIn(text, at)
    lines.push(
      /returning true as claimed|left join locked/.test(text) ? `${statement} \\gset` : `${statement};`,
    )
  }
  return `${lines.join('\n')}\n`
}

/**
 * The values of a variant where `pgbench`, whose variables are numbers, can choose among them: those of a fixed size
 * in the array of a function that PostgreSQL inlines, the others in a table.
 */
class Parameters {
  readonly #data: DataSet
  readonly #name: string
  readonly #variant: Variant

  constructor(data: DataSet, name: string, variant: Variant) {
    this.#data = data
    this.#name = name
    this.#variant = variant
  }

  async prepare(): Promise<void> {
    await this.#data.owner('create schema if not exists bench')
  }

  /** The statement with an expression in place of each parameter. */
  async placedIn(text: string, at: number): Promise<string> {
    const types = await this.#typesOf(text)
    const expressions: string[] = []
    for (const [index, type] of types.entries()) expressions.push(await this.#expression(at, index, type))
    return withoutVariables(text).replaceAll(
      /\$(\d+)/g,
      (_, ordinal: string) => expressions[Number(ordinal) - 1] ?? 'null',
    )
  }

  async #typesOf(text: string): Promise<string[]> {
    const client = new pg.Client(this.#data.connection)
    await client.connect()
    try {
      if (!text.includes('$')) return []
      await client.query(`prepare described as ${text}`)
      const { rows } = await client.query<{ types: string[] }>(
        `select parameter_types::text[] as types from pg_prepared_statements where name = 'described'`,
      )
      return rows[0]?.types ?? []
    } finally {
      await client.end()
    }
  }

  async #expression(at: number, index: number, type: string): Promise<string> {
    const values = this.#variant.requests.map(({ values }) => values[at]?.[index] ?? null)
    const [first = null] = values
    if (values.every(value => value === marks.now)) return `(:last_instant)::${type}`
    if (values.every(value => value === marks.key)) return `(:key)::${type}`
    const isFresh = type === 'bigint' && values.some(value => String(value).includes(marks.freshId))
    if (isFresh) return this.#inTable(`bench.${this.#name}_${at}_${index}`, values, type)
    if (isBytes(first)) return `'\\x${first.hex}'::${type}`
    if (first === null || (values.every(value => value === first) && isPlain(first)))
      return first === null ? `null::${type}` : `'${first}'::${type}`
    const place = `bench.${this.#name}_${at}_${index}`
    return fixedSize.has(type) && !isFresh
      ? this.#inArray(place, values, type)
      : this.#inTable(place, values, type)
  }

  async #inArray(place: string, values: readonly Value[], type: string): Promise<string> {
    const literal = `'{${values.map(value => (value === null ? 'null' : `"${String(value)}"`))}}'::${type}[]`
    await this.#data.owner(
      `create or replace function ${place}(integer) returns ${type} language sql immutable return (${literal})[$1]`,
    )
    return `${place}(:n)`
  }

  async #inTable(place: string, values: readonly Value[], type: string): Promise<string> {
    const { owner } = this.#data
    await owner(`drop table if exists ${place}`)
    await owner(`create table ${place} (n integer primary key, value text)`)
    await owner(
      `insert into ${place} select place, value from unnest($1::text[]) with ordinality as each(value, place)`,
      [values],
    )
    await owner(`vacuum analyze ${place}`)
    const value = `(select value from ${place} where n = :n)`
    const [some] = values
    const dated = String(some).includes(marks.now)
      ? `replace(${value}, '${marks.now}', :last_instant)`
      : value
    const fresh = String(some).includes(marks.freshId)
      ? `replace(${dated}, '${marks.freshId}', :fresh)`
      : dated
    return `(${fresh})::${type}`
  }
}

const fixedSize = new Set(['uuid', 'date', 'integer', 'bigint', 'boolean', 'timestamp with time zone'])

const isBytes = (value: Value): value is { hex: string } => typeof value === 'object' && value !== null

/** Within quotes too `pgbench` takes a colon before letters for the beginning of a variable, as in the format of an instant. */
export const withoutVariables = (text: string): string =>
  text.replaceAll(/(?<!:):(?=[A-Za-z])/g, "'||chr(58)||'")

const isPlain = (value: Value): boolean => typeof value === 'string' && /^[\w .,{}-]*$/.test(value)

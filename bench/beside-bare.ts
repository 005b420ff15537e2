import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type App, startApp } from '../server/src/app.ts'
import { encodeParameter } from '../server/src/platform/data/wire/parameters.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import type { Sent } from '../server/test/world/sent-statements.ts'
import { type DataSet, openDataSet, serverOf } from './data-set.ts'

/** A service in this process on a data set, a line to PostgreSQL beside it, and how often each thing is timed. */
export interface Bench {
  readonly app: App
  readonly data: DataSet
  readonly client: pg.Client
  readonly rounds: number
}

interface Wanted {
  /** Of the script, its data directory and its report. */
  readonly name: string
  readonly usage: string
  readonly members: number
  readonly days: number
  readonly rounds: number
}

/** Has the script measure the service beside its bare statements, and prints and writes the report that it makes of that. */
export async function benchBesideBare(
  { name, usage, members, days, rounds }: Wanted,
  report: (bench: Bench) => Promise<string[]>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string', default: `data/bench-${name}` },
      members: { type: 'string', default: String(members) },
      rounds: { type: 'string', default: String(rounds) },
      'no-results': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const size = { organisations: 1, members: Number(values.members), days }
  const data = await openDataSet(resolve(values['data-dir']), size)
  const client = new pg.Client({ ...data.connection })
  try {
    await client.connect()
    const app = await startApp({ ...serverOf(data.connection), log: silentLog })
    try {
      const text = [
        ...(await report({ app, data, client, rounds: Number(values.rounds) })),
        '',
        `${cpus()[0]?.model ?? 'processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`,
        '',
      ].join('\n')
      console.log(text)
      if (!values['no-results'])
        await writeFile(
          join(import.meta.dirname, 'results', `${Temporal.Now.plainDateISO()}-${name}.md`),
          text,
        )
    } finally {
      await app.close()
    }
  } finally {
    await client.end()
    await data.close()
  }
}

/** Milliseconds in which PostgreSQL carries the statements out, one after the other, without the service; all is taken back. */
export async function timeBare(client: pg.Client, orgId: string, sent: readonly Sent[]): Promise<number> {
  const statements = sent.map(({ statement: { text, values } }) => ({
    text,
    values: values.map(value => encodeParameter(value)),
  }))
  let begun = false
  const start = performance.now()
  for (const statement of statements) {
    if (/^(begin|commit)\b/i.test(statement.text)) continue
    const ends = /^rollback\b/i.test(statement.text)
    if (!begun && !ends) {
      await client.query('begin')
      await client.query("select set_config('app.org_id', $1, true)", [orgId])
    }
    if (begun || !ends) await client.query(statement)
    begun = !ends
  }
  if (begun) await client.query('rollback')
  return performance.now() - start
}

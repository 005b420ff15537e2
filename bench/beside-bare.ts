import { cpus, loadavg } from 'node:os'
import pg from 'pg'
import { type App, startApp } from '../server/src/app.ts'
import { encodeParameter } from '../server/src/platform/data/wire/outgoing-messages.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import type { Sent } from '../server/test/world/sent-statements.ts'
import type { Result } from './bench.ts'
import { type DataSet, serverOf } from './data-set.ts'
import type { Measure } from './record.ts'

/** A service in this process on a data set, a line to PostgreSQL beside it, and how often each thing is timed. */
export interface Beside {
  readonly app: App
  readonly data: DataSet
  readonly client: pg.Client
  readonly rounds: number
}

/** Has a bench measure the service beside its bare statements, and adds the machine to the report that it makes of that. */
export async function besideBare(
  data: DataSet,
  rounds: number,
  work: (beside: Beside) => Promise<{ report: readonly string[]; measures: readonly Measure[] }>,
): Promise<Result> {
  const client = new pg.Client({ ...data.connection })
  await client.connect()
  try {
    const app = await startApp({ ...serverOf(data.connection), log: silentLog })
    try {
      const { report, measures } = await work({ app, data, client, rounds })
      const machine = `${cpus()[0]?.model ?? 'processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.`
      return { report: [...report, '', machine, ''].join('\n'), measures }
    } finally {
      await app.close()
    }
  } finally {
    await client.end()
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

import fastify from 'fastify'
import pg from 'pg'
import { encodeParameter } from '../../server/src/platform/data/wire/outgoing-messages.ts'
import type { Statement } from '../../server/src/platform/data/wire/statement.ts'
import type { DataSet } from '../data-set.ts'
import { timeInPgbench } from '../one-statement.ts'
import { median, quantile } from '../statistics.ts'

/** A page, and the statement that it is read by. */
export interface Asked {
  readonly title: string
  readonly path: string
  readonly statement: Statement
}

/** In milliseconds; buffers are pages of 8 kB that PostgreSQL touched. */
export interface Measured {
  readonly title: string
  readonly service: { readonly p50: number; readonly p99: number }
  readonly bare: { readonly p50: number; readonly p99: number }
  readonly pgbench: number
  readonly buffers: number
  readonly rows: number
}

interface Stage {
  readonly data: DataSet
  readonly orgId: string
  readonly service: (path: string) => Promise<void>
  readonly bare: Bare
  readonly rounds: number
  readonly warming: number
  readonly seconds: number
}

/** Service and bare handler in turn, so that whatever else the machine does slows both alike; then pgbench. */
export async function measure(
  { data, orgId, service, bare, rounds, warming, seconds }: Stage,
  { title, path, statement }: Asked,
): Promise<Measured> {
  bare.take(statement)
  const times = { service: [] as number[], bare: [] as number[] }
  for (let round = -warming; round < rounds; round++)
    for (const [name, ask] of [
      ['service', () => service(path)],
      ['bare', bare.ask],
    ] as const) {
      const began = performance.now()
      await ask()
      if (round >= 0) times[name].push(performance.now() - began)
    }
  const of = (values: readonly number[]) => ({ p50: median(values), p99: quantile(values, 0.99) })
  return {
    title,
    service: of(times.service),
    bare: of(times.bare),
    pgbench: await timeInPgbench(data, orgId, statement, seconds),
    ...(await bare.explain()),
  }
}

/** A handler of plain Fastify and `pg` that sends one statement and answers its rows. */
export interface Bare {
  take(statement: Statement): void
  readonly ask: () => Promise<void>
  explain(): Promise<{ readonly buffers: number; readonly rows: number }>
  close(): Promise<void>
}

export async function startBare({ connection }: DataSet, orgId: string): Promise<Bare> {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    options: `-c role=konttori_service -c app.org_id=${orgId} -c timezone=UTC`,
  })
  let query = { name: '', text: '', values: [] as unknown[] }
  const app = fastify()
  app.get('/', async () => ({ items: (await pool.query(query)).rows }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    take: ({ text, values }) => {
      query = { name: `s${Math.random()}`, text, values: values.map(encodeParameter) }
    },
    ask: async () => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(await answer.text())
      await answer.text()
    },
    explain: async () => {
      const { rows } = await pool.query<{ 'QUERY PLAN': readonly Explained[] }>(
        `explain (analyze, buffers, format json) ${query.text}`,
        query.values,
      )
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      return {
        buffers: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0),
        rows: plan?.['Actual Rows'] ?? 0,
      }
    },
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

interface Explained {
  readonly Plan: {
    readonly 'Shared Hit Blocks': number
    readonly 'Shared Read Blocks': number
    readonly 'Actual Rows': number
  }
}

import pg from 'pg'
import { encodeParameter } from '../../src/platform/data/wire/outgoing-messages.ts'
import type { Statement } from '../../src/platform/data/wire/statement.ts'
import type { TestDatabase } from '../world/database.ts'

/** One step of a plan, as PostgreSQL explains it. */
export interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Subplan Name'?: string
  readonly 'Sort Key'?: readonly string[]
  /** Only of a plan that was carried out. */
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Step[]
}

/** How PostgreSQL would run a statement of the service for an organisation, row security included. */
export async function planOf(
  { connection }: TestDatabase,
  orgId: string,
  { text, values }: Statement,
  settings: readonly string[] = [],
  { carriedOut = false } = {},
): Promise<Step[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local role konttori_service')
    await client.query("select set_config('app.org_id', $1, true)", [orgId])
    for (const setting of settings) await client.query(`set local ${setting}`)
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
      `explain (${carriedOut ? 'analyze, timing off, ' : ''}format json) ${text}`,
      values.map(encodeParameter),
    )
    return rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)))
  } finally {
    await client.end()
  }
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

/** Statements that begin, end or scope a transaction have no plan. */
export const hasPlan = ({ text }: Statement): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text)

import pg from 'pg'
import { encodeParameter } from '../../src/platform/data/wire/outgoing-messages.ts'
import type { TestDatabase } from '../world/database.ts'
import type { Recorded } from './recording.ts'

interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Step[]
}

/**
 * How PostgreSQL reads for a statement, without figures: which tables by an index, and which from end to end. The same line
 * twice is one line.
 */
export async function planShapes(
  { connection }: TestDatabase,
  statements: readonly Recorded[],
  orgIdOf: (statement: Recorded) => string,
): Promise<Map<string, readonly string[]>> {
  const client = new pg.Client(connection)
  await client.connect()
  const shapes = new Map<string, readonly string[]>()
  try {
    const { rows: empty } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples <= 0`,
    )
    const isEmpty = new Set(empty.map(({ name }) => name))
    for (const statement of statements) {
      await client.query('begin')
      await client.query('set local role konttori_service')
      await client.query("select set_config('app.org_id', $1, true)", [orgIdOf(statement)])
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
        `explain (format json) ${statement.text}`,
        statement.values.map(encodeParameter),
      )
      await client.query('rollback')
      const steps = rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)))
      shapes.set(
        statement.text,
        [...new Set(steps.filter(step => !isEmpty.has(step['Relation Name'] ?? '')).flatMap(shapeOf))].sort(),
      )
    }
    return shapes
  } finally {
    await client.end()
  }
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

function shapeOf(step: Step): string[] {
  const kind = step['Node Type']
  const table = ofPartition(step['Relation Name'])
  if (kind === 'Seq Scan') return [`reads ${table} from end to end`]
  // Which of two indexes, and whether it then puts in order, may differ with the values of a run.
  if (/^(Index( Only)?|Bitmap Heap) Scan$/.test(kind))
    return [
      step['Index Cond'] || kind === 'Bitmap Heap Scan'
        ? `reads ${table} by an index`
        : `reads ${table} from end to end in the order of ${ofPartition(step['Index Name'])}`,
    ]
  return []
}

/** A partition is named after its month; the next one is read in the same way. */
const ofPartition = (name = ''): string => name.replace(/_\d{4}_\d{2}(?=_|$)/, '')

/** Statements that begin, end or scope a transaction have no plan. */
export const hasPlan = ({ text }: { readonly text: string }): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text)

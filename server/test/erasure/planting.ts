import type { TestDatabase } from '../world/database.ts'

export interface TextColumn {
  readonly table: string
  readonly column: string
}

interface Column extends TextColumn {
  readonly type: string
  readonly required: boolean
  readonly generated: boolean
}

const textTypes = ['text', 'text[]', 'jsonb', 'json']

/**
 * Every column of the organisations' tables that holds text, in whatever form, is not made of another one, and takes more
 * than a few words of ours.
 */
export async function textColumns(database: TestDatabase): Promise<readonly TextColumn[]> {
  const [found, checks] = await Promise.all([
    allColumns(database),
    database.owner<{ table: string; check: string }>(
      `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "check" from pg_constraint where contype = 'c'`,
    ),
  ])
  const isWordOfOurs = ({ table, column }: TextColumn) =>
    checks.some(each => each.table === table && each.check.startsWith(`CHECK ((${column} = ANY (ARRAY[`))
  return found.filter(each => textTypes.includes(each.type) && !each.generated && !isWordOfOurs(each))
}

const allColumns = ({ owner }: TestDatabase): Promise<Column[]> =>
  owner<Column>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
       a.attnotnull and not a.atthasdef as required, a.attgenerated <> '' or a.attidentity <> '' as generated
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'org_id')
     order by 1, 2`,
  )

/**
 * Writes a row with the text into every table, in each column that takes text, whatever the table's own rules say. Answers the columns
 * in which it stands.
 */
export async function plantEverywhere(
  database: TestDatabase,
  orgId: string,
  text: string,
): Promise<ReadonlySet<string>> {
  const planted = new Set<string>()
  const byTable = Map.groupBy(await allColumns(database), ({ table }) => table)
  for (const [table, columns] of byTable) {
    if (table === 'audit_entries') continue
    await withoutRules(database, table)
    const used = columns.filter(
      ({ generated, type, required, column }) =>
        !generated && (required || textTypes.includes(type) || column === 'updated_at'),
    )
    const values = used.map(column => valueOf(column, orgId, text))
    const rows = await database
      .owner<{ one: number }>(
        `insert into ${table} (${used.map(({ column }) => `"${column}"`).join(', ')})
         values (${values.join(', ')}) on conflict do nothing returning 1 as one`,
      )
      .catch((error: unknown) => {
        throw new Error(`${table}: ${String(error)}`)
      })
    if (rows.length > 0)
      for (const { column, type } of used) if (textTypes.includes(type)) planted.add(`${table}.${column}`)
  }
  return planted
}

/** The database is this test's alone: checks and keys of the table are not what is tested here. */
async function withoutRules({ owner }: TestDatabase, table: string): Promise<void> {
  const rules = await owner<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and (contype in ('c', 'f', 'x') or condeferrable)`,
    [table],
  )
  for (const { name } of rules)
    await owner(`alter table ${table} drop constraint if exists "${name}" cascade`)
  await owner(`alter table ${table} disable trigger user`)
}

function valueOf({ column, type }: Column, orgId: string, text: string): string {
  const literal = `'${text.replaceAll("'", "''")}'`
  if (column === 'org_id') return `'${orgId}'`
  if (type === 'text') return literal
  if (type === 'text[]') return `array[${literal}]`
  if (type === 'jsonb' || type === 'json') return `json_build_object('text', ${literal}::text)::${type}`
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'boolean') return 'false'
  if (type === 'bytea') return String.raw`'\x00'`
  if (type.startsWith('timestamp') || type === 'date') return 'now()'
  if (type.endsWith('[]')) return `'{}'`
  if (type.includes('range')) return `'empty'`
  return '0'
}

/** The columns in which something that fits the pattern is written. */
export async function whereWritten(
  { owner }: TestDatabase,
  columns: readonly TextColumn[],
  orgId: string,
  pattern: string,
): Promise<readonly TextColumn[]> {
  const found: TextColumn[] = []
  for (const each of columns) {
    const rows = await owner(
      `select 1 from ${each.table} where org_id = $1 and "${each.column}"::text ~* $2 limit 1`,
      [orgId, pattern],
    )
    if (rows.length > 0) found.push(each)
  }
  return found
}

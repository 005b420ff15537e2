import pg from 'pg'
import type { TestDatabase } from '../world/database.ts'

interface Size {
  readonly own: number
  readonly others: number
  /** Copies belong to the same records as their originals wherever nothing unique is against it, so that lists of one record grow. */
  readonly ofSameRecords?: boolean
}

/**
 * Makes every table that is not empty large: with rows like those of one organisation for itself and for many others. Only
 * plans are asked of it afterwards, so references between the new rows need not hold.
 */
export async function makeLarge(
  { connection, owner }: TestDatabase,
  orgId: string,
  size: Size,
): Promise<void> {
  const tables = await owner<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace)
     order by 1`,
  )
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // Neither triggers nor foreign keys.
    await client.query("set session_replication_role = 'replica'")
    const fold = await foldSimply(client)
    const indexes = await dropIndexes(client)
    for (const { name } of tables) {
      await dropChecks(client, name)
      await withoutDeferral(client, name)
      const ofOthers = name.startsWith('directory.') ? copyOfDirectory : copyToOthers
      await ofOthers(client, name, orgId, size.others)
      await copyWithin(client, name, orgId, size)
    }
    // At once they take a third of the processor time that they take row by row.
    for (const index of indexes) await client.query(index)
    // Every row is looked at, so that two runs know the same.
    await client.query('set default_statistics_target = 300')
    await client.query('analyze')
    await client.query(fold)
  } finally {
    await client.end()
  }
}

/**
 * Texts are folded as ASCII is while rows are made: the whole of it, several times for each row that is searched, takes most
 * of the time, and the texts of the copies are of no matter. Gives the statement that puts the function back.
 */
async function foldSimply(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef('search_fold(text)'::regprocedure) as definition`,
  )
  await client.query(
    'create or replace function search_fold(written text) returns text language sql immutable strict parallel safe return lower(written)',
  )
  return rows[0]?.definition ?? ''
}

/** Drops every index that only makes reading quick, save of partitioned tables. Gives the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where not i.indisunique and not i.indisexclusion and c.relkind = 'i' and not c.relispartition
       and t.relnamespace in ('public'::regnamespace, 'directory'::regnamespace)
     order by i.indexrelid`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

interface Column {
  readonly name: string
  readonly type: string
  /** The unique indexes that have it. */
  readonly keys: readonly string[]
}

const columnsOf = async (client: pg.Client, table: string): Promise<Column[]> =>
  (
    await client.query<Column>(
      `select quote_ident(a.attname) as name, a.atttypid::regtype::text as type,
         array(select i.indexrelid::regclass::text from pg_index i where i.indrelid = a.attrelid and i.indisunique
           and (a.attnum = any(i.indkey::int2[]) or pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')))
           as keys
       from pg_attribute a
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum`,
      [table],
    )
  ).rows

/** Values that are made anew need not be ones that the service would write. */
async function dropChecks(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(conname) as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  )
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
}

/** What is unique at the end of a transaction only is so at once: rows that would be twice could not be left out. */
async function withoutDeferral(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; index: string }>(
    `select quote_ident(conname) as name, pg_get_indexdef(conindid) as index from pg_constraint
     where conrelid = $1::regclass and contype = 'u' and condeferrable`,
    [table],
  )
  for (const { name, index } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`)
    await client.query(index)
  }
}

const columnsIn = (columns: readonly Column[]) => columns.map(({ name }) => name)

async function copyWithin(
  client: pg.Client,
  table: string,
  orgId: string,
  { own: rows, ofSameRecords = false }: Size,
): Promise<void> {
  const columns = await columnsOf(client, table)
  if (!columnsIn(columns).includes('org_id')) return
  const differing = ofSameRecords ? ownKeys(columns) : new Set(columns.filter(isInKey))
  const values = columns.map(column =>
    column.name !== 'org_id' && differing.has(column) ? another(column) : `t.${column.name}`,
  )
  await client.query(
    `insert into ${table} (${columnsIn(columns)})
     select ${values} from ${table} t,
       generate_series(1, $2::integer / greatest(1, (select count(*)::integer from ${table} where org_id = $1))) n
     where t.org_id = $1 on conflict do nothing`,
    [orgId, rows],
  )
}

/** As many other organisations as give so many rows, each with the rows of the one. */
async function copyToOthers(client: pg.Client, table: string, orgId: string, rows: number): Promise<void> {
  const names = columnsIn(await columnsOf(client, table))
  const values = names.map(name => (name === 'org_id' ? `md5('organisation ' || n)::uuid` : `t.${name}`))
  await client.query(
    `insert into ${table} (${names}) select ${values} from ${table} t,
       generate_series(1, $2::integer / greatest(1, (select count(*)::integer from ${table} where org_id = $1))) n
     where t.org_id = $1 on conflict do nothing`,
    [orgId, rows],
  )
}

const isInKey = ({ keys }: Column): boolean => keys.length > 0

/** Of each unique index the columns that are no other record's id; all of them where there are no others. */
function ownKeys(columns: readonly Column[]): ReadonlySet<Column> {
  const keys = new Set(columns.flatMap(column => column.keys))
  return new Set(
    [...keys].flatMap(key => {
      const inKey = columns.filter(({ name, keys }) => name !== 'org_id' && keys.includes(key))
      const own = inKey.filter(({ name, type }) => name === 'id' || type !== 'uuid')
      return own.length > 0 ? own : inKey
    }),
  )
}

async function copyOfDirectory(client: pg.Client, table: string, _: string, rows: number): Promise<void> {
  const columns = await columnsOf(client, table)
  const values = columns.map(column =>
    isInKey(column) || column.type === 'uuid' ? another(column) : `t.${column.name}`,
  )
  await client.query(
    `insert into ${table} (${columnsIn(columns)}) select ${values} from ${table} t,
       generate_series(1, $1::integer / greatest(1, (select count(*)::integer from ${table}))) n
     on conflict do nothing`,
    [rows],
  )
}

/** A value that no other copy of the row has. */
function another({ name, type }: Column): string {
  const value = `t.${name}`
  switch (type) {
    case 'uuid':
      return `md5(${value}::text || n)::uuid`
    case 'text':
      return `${value} || n`
    case 'integer':
    case 'bigint':
      return `${value} + n * 10000`
    case 'date':
      return `${value} + n`
    case 'timestamp with time zone':
      return `${value} + n * interval '1 millisecond'`
    case 'bytea':
      return `${value} || convert_to(n::text, 'UTF8')`
    default:
      return value
  }
}

import pg from 'pg'
import type { SequenceState } from './manifest.ts'

/** A table in a backup; the rows of a partitioned table are those of its partitions. */
export type Table = {
  readonly schema: string
  readonly name: string
  readonly partitioned: boolean
  /** Without generated columns, which the server computes. */
  readonly columns: readonly string[]
}

/** All tables of the service except the migrator's lock, which holds no data. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, c.relkind = 'p' as partitioned,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs}
      and (n.nspname, c.relname) <> ('migration', 'lock')
    order by n.nspname, c.relname`)
  return rows
}

export async function partitionsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relispartition and c.relkind = 'r' and ${isOurs} order by c.relname`)
  return rows.map(({ name }) => name)
}

export async function sequencesOf(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOurs} order by n.nspname, c.relname`)
  const states: SequenceState[] = []
  for (const sequence of rows) {
    const state = await client.query<Pick<SequenceState, 'lastValue' | 'isCalled'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    )
    if (state.rows[0]) states.push({ ...sequence, ...state.rows[0] })
  }
  return states
}

/** The names of the migrations that have run; empty for a database that was never migrated. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration.applied order by name')
  return rows.map(({ name }) => name)
}

export const quoted = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const columnList = (columns: readonly string[]): string =>
  columns.map(column => pg.escapeIdentifier(column)).join(', ')

/** Tables of extensions are left out: the extension creates them. */
const isOurs = `n.nspname in ('public', 'directory', 'migration')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

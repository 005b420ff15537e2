import { type Kysely, sql } from 'kysely'
import { makeOrdered } from '../../data/ordered.ts'

/** Only expands. */
export const expands = true

/**
 * The registers that there are by now can be read in the order of their names and of their changes; one to come makes itself
 * so where it makes its table. Registers are told by their columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname = current_schema() and c.relkind = 'r' and (
      select count(*) from pg_attribute a
      where a.attrelid = c.oid and not a.attisdropped and a.attname in ('org_id', 'id', 'name', 'active', 'updated_at')) = 5
    order by c.relname`.execute(db)
  for (const { name } of rows) {
    await makeOrdered(db, name, 'name')
    await makeOrdered(db, name, 'updated_at')
  }
}

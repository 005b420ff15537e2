import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/data/database.ts'

/** Smaller tables are read whole in no time, whatever the plan. */
const worthwhileBytes = 64 * 1024

/**
 * Lets the planner see what the tables hold. Statements are planned once per connection, at first for empty tables,
 * and such a plan reads the whole of a full one; autovacuum would notice within a minute, which is after the fill.
 */
export const refreshStatistics = (database: Database): Promise<void> =>
  database.asOwner(async owner => {
    const names = await grownTables(owner)
    if (names.length > 0) await sql`analyze ${sql.raw(names.join(', '))}`.execute(owner)
  })

async function grownTables(owner: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'directory'::regnamespace)
      and pg_relation_size(oid) > ${worthwhileBytes}`.execute(owner)
  return rows.map(({ name }) => name)
}

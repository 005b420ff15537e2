import { type Kysely, sql } from 'kysely'

/** Which overtime rules an exported day was confirmed with, where its worktime model names a set of them: only expands. */
export const expands = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table export_days add column overtime_rule_set_version_id uuid`.execute(db)
}

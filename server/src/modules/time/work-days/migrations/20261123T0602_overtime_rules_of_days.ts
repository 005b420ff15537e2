import { type Kysely, sql } from 'kysely'

/** Which overtime rules a day was confirmed with, where its worktime model names a set of them: only expands. */
export const expands = true

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table work_days add column overtime_rule_set_version_id uuid`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** Why a date of an absence takes nothing or other than usual, as a code with its values beside the sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table absence_days add column explanation jsonb`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Only expands: why leave is to be worked out anew, as a code with its values beside the sentence. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leave_accounts add column change_explanation jsonb`.execute(db)
}

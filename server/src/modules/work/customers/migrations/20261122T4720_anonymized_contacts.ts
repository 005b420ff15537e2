import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contacts add column anonymized_at timestamptz(3)`.execute(db)
}

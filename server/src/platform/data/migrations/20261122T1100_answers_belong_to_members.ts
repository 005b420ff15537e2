import { type Kysely, sql } from 'kysely'

/** Stored answers from before have no member and are given to nobody; their keys stay taken until they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_records add column membership_id uuid`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Only expands: what the clock said, beside the minutes that an entry has of it. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_entries
      add column raw_start_at timestamptz(3),
      add column raw_end_at timestamptz(3)`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Only expands: lines that are there keep their sentence in English, and say so. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export_lines add column explanation jsonb`.execute(db)
}

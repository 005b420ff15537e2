import { type Kysely, sql } from 'kysely'

/** Only expands: a copy that is there, and one that the version before makes, was made for the date that it has. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shifts add column copied_for date`.execute(db)
}

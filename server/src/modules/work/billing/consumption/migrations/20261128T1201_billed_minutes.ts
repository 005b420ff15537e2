import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** What was billed of hours before time was rounded is what was worked; a version before writes none, which is read as that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table source_consumptions add column billed_minutes integer`.execute(db)
}

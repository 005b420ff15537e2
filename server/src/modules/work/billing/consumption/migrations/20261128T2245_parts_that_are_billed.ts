import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** What is billed bit by bit is asked for by project, without all the hours that are billed whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index source_consumptions_in_parts on source_consumptions (org_id, project_id) where of_parts > 1`.execute(
    db,
  )
}

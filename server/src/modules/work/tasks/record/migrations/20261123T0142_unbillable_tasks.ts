import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index tasks_not_billable on tasks (org_id, project_id) where not billable and project_id is not null`.execute(
    db,
  )
}

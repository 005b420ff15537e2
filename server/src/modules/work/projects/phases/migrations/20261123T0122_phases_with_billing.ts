import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index project_phases_with_billing on project_phases (org_id, project_id) where billing is not null`.execute(
    db,
  )
}

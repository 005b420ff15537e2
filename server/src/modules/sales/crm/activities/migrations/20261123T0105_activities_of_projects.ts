import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activities add column project_id uuid`.execute(db)
  // A foreign key looks at what is there, in every organisation.
  await acrossOrganisations(db, 'activities', () =>
    acrossOrganisations(db, 'projects', () =>
      sql`alter table activities add foreign key (org_id, project_id) references projects (org_id, id)`.execute(
        db,
      ),
    ),
  )
  await sql`create index activities_of_project on activities (org_id, project_id, due_at, id)`.execute(db)
}

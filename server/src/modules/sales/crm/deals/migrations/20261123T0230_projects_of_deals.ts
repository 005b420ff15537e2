import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deals add column project_id uuid`.execute(db)
  // A foreign key looks at what is there, in every organisation.
  await acrossOrganisations(db, 'deals', () =>
    acrossOrganisations(db, 'projects', () =>
      sql`alter table deals add foreign key (org_id, project_id) references projects (org_id, id)`.execute(
        db,
      ),
    ),
  )
  await sql`create index deals_of_project on deals (org_id, project_id) where project_id is not null`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activities add column project_id uuid,
      add foreign key (org_id, project_id) references projects (org_id, id)`.execute(db)
  await sql`create index activities_of_project on activities (org_id, project_id, due_at, id)`.execute(db)
}

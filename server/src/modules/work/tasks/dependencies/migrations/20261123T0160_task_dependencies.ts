import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_dependencies (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      from_task_id uuid not null,
      to_task_id uuid not null,
      type text not null,
      lag_minutes integer not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, from_task_id, to_task_id),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, from_task_id) references tasks (org_id, id),
      foreign key (org_id, to_task_id) references tasks (org_id, id),
      check (from_task_id <> to_task_id)
    )`.execute(db)
  await tenantTable(db, 'task_dependencies')
  await sql`create index task_dependencies_of_project on task_dependencies (org_id, project_id, id)`.execute(
    db,
  )
  await sql`create index task_dependencies_by_later_task on task_dependencies (org_id, to_task_id)`.execute(
    db,
  )
}

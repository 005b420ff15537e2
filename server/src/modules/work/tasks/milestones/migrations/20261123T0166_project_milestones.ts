import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_milestones (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      name text not null,
      due_date date not null,
      reached_at timestamptz(3),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_milestones')
  await sql`
    create index project_milestones_of_project on project_milestones (org_id, project_id, due_date, id)`.execute(
    db,
  )

  await sql`
    create table project_milestone_tasks (
      org_id uuid not null,
      milestone_id uuid not null,
      task_id uuid not null,
      primary key (org_id, milestone_id, task_id),
      foreign key (org_id, milestone_id) references project_milestones (org_id, id),
      foreign key (org_id, task_id) references tasks (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_milestone_tasks')
  await sql`
    create index project_milestone_tasks_by_task on project_milestone_tasks (org_id, task_id)`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_recurrences (
      org_id uuid not null,
      id uuid not null,
      task_id uuid not null,
      mode text not null,
      rule text not null,
      anchor_on date not null,
      next_on date,
      ended_at timestamptz(3),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, task_id) references tasks (org_id, id),
      check ((next_on is not null) = (mode = 'by_date' and ended_at is null))
    )`.execute(db)
  await tenantTable(db, 'task_recurrences')
  // A task is followed once, whatever happens twice.
  await sql`
    create unique index task_recurrences_of_task on task_recurrences (org_id, task_id)
    where ended_at is null`.execute(db)
  await sql`
    create index task_recurrences_due on task_recurrences (org_id, next_on, id)
    where ended_at is null and next_on is not null`.execute(db)
  // A foreign key looks at what is there, in every organisation.
  await acrossOrganisations(db, 'tasks', () =>
    acrossOrganisations(db, 'task_recurrences', () =>
      sql`
        alter table tasks add foreign key (org_id, recurrence_id) references task_recurrences (org_id, id)`.execute(
        db,
      ),
    ),
  )
  await sql`
    create index tasks_by_recurrence on tasks (org_id, recurrence_id) where recurrence_id is not null`.execute(
    db,
  )
}

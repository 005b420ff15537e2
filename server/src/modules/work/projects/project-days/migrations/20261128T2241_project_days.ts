import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/** What members did in a day for projects whose managers approve it before it is billed (docs/adr/0138). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_days (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      work_day_id uuid not null,
      membership_id uuid not null,
      work_date date not null,
      minutes integer not null,
      fingerprint text not null,
      state text not null,
      opened boolean not null,
      reason text,
      decided_by_membership_id uuid,
      decided_at timestamptz(3),
      waiting_since timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, work_day_id, project_id),
      check (state in ('waiting', 'approved', 'returned')),
      check ((state = 'waiting') = (decided_at is null)),
      check ((state = 'returned') = (reason is not null)),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, work_day_id) references work_days (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'project_days')
  for (const [name, columns] of Object.entries({
    project_days_in_order: '(org_id, work_date, id)',
    project_days_of_project: '(org_id, project_id, work_date, id)',
    project_days_of_member: '(org_id, membership_id, work_date, id)',
    project_days_waiting: `(org_id, waiting_since, id) where state = 'waiting' and not opened`,
    project_days_not_approved: `(org_id, project_id) where state <> 'approved'`,
  }))
    await sql`create index ${sql.table(name)} on project_days ${sql.raw(columns)}`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_approvals (
      org_id uuid not null,
      id uuid not null,
      task_id uuid not null,
      requested_by_membership_id uuid not null,
      state text not null,
      note text,
      closed_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, task_id) references tasks (org_id, id),
      foreign key (org_id, requested_by_membership_id) references memberships (org_id, id),
      check ((state = 'pending') = (closed_at is null))
    )`.execute(db)
  await tenantTable(db, 'task_approvals')
  await sql`create index task_approvals_of_task on task_approvals (org_id, task_id, id)`.execute(db)
  await sql`create index task_approvals_by_change on task_approvals (org_id, task_id, updated_at, id)`.execute(
    db,
  )
  await sql`
    create index task_approvals_of_requester on task_approvals (org_id, requested_by_membership_id)`.execute(
    db,
  )
  // A task waits for one approval at a time.
  await sql`
    create unique index task_approvals_one_pending on task_approvals (org_id, task_id)
    where state = 'pending'`.execute(db)

  await sql`
    create table task_approval_responses (
      org_id uuid not null,
      approval_id uuid not null,
      membership_id uuid not null,
      position integer not null,
      decision text,
      comment text,
      responded_at timestamptz(3),
      primary key (org_id, approval_id, membership_id),
      foreign key (org_id, approval_id) references task_approvals (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      check ((decision is null) = (responded_at is null))
    )`.execute(db)
  await tenantTable(db, 'task_approval_responses')
  await sql`
    create index task_approval_responses_of_member
    on task_approval_responses (org_id, membership_id, approval_id)`.execute(db)
}

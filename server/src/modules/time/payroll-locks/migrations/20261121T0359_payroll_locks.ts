import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payroll_locks (
      org_id uuid not null,
      id uuid not null,
      period_start date not null,
      period_end date not null,
      group_id uuid,
      reason text,
      locked_at timestamptz(3) not null,
      locked_by_membership_id uuid,
      lifted_at timestamptz(3),
      lifted_by_membership_id uuid,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, group_id) references staff_groups (org_id, id),
      foreign key (org_id, locked_by_membership_id) references memberships (org_id, id),
      foreign key (org_id, lifted_by_membership_id) references memberships (org_id, id),
      check (period_end >= period_start)
    )`.execute(db)
  await sql`
    create index payroll_locks_live on payroll_locks (org_id, period_start, period_end) where lifted_at is null`.execute(
    db,
  )
  await tenantTable(db, 'payroll_locks')
}

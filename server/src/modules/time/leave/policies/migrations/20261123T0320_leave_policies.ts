import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leave_policies (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      unit text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      check (unit in ('days', 'minutes'))
    )`.execute(db)
  await tenantTable(db, 'leave_policies')

  await sql`
    create table leave_policy_versions (
      org_id uuid not null,
      id uuid not null,
      leave_policy_id uuid not null,
      valid_from date not null,
      valid_to date,
      kind text not null,
      rules jsonb not null,
      primary key (org_id, id),
      unique (org_id, leave_policy_id, valid_from),
      foreign key (org_id, leave_policy_id) references leave_policies (org_id, id),
      check (valid_to >= valid_from),
      check (kind in ('finnish_annual_holiday', 'general'))
    )`.execute(db)
  await sql`
    create unique index leave_policy_versions_one_open on leave_policy_versions (org_id, leave_policy_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'leave_policy_versions')
}

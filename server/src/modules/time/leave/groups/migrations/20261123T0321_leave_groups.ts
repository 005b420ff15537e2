import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await groups(db)
  await memberships(db)
}

async function groups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leave_groups (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'leave_groups')

  await sql`
    create table leave_group_versions (
      org_id uuid not null,
      id uuid not null,
      leave_group_id uuid not null,
      valid_from date not null,
      valid_to date,
      leave_policy_ids jsonb not null,
      primary key (org_id, id),
      unique (org_id, leave_group_id, valid_from),
      foreign key (org_id, leave_group_id) references leave_groups (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create unique index leave_group_versions_one_open on leave_group_versions (org_id, leave_group_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'leave_group_versions')
}

/** From a date on a member is in a group, or in none, until the next row of theirs. */
async function memberships(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leave_group_memberships (
      org_id uuid not null,
      membership_id uuid not null,
      valid_from date not null,
      leave_group_id uuid,
      updated_at timestamptz(3) not null,
      primary key (org_id, membership_id, valid_from),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, leave_group_id) references leave_groups (org_id, id)
    )`.execute(db)
  await sql`
    create index leave_group_memberships_by_group on leave_group_memberships
    (org_id, leave_group_id, membership_id, valid_from)`.execute(db)
  await tenantTable(db, 'leave_group_memberships')
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/**
 * The roster and what hangs on it. Families that record what a member did refer to `memberships` without `on delete`:
 * that is how the database refuses to delete a member with history. What only belongs to the member goes with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memberships (
      org_id uuid not null,
      id uuid not null,
      person_id uuid,
      display_name text not null,
      first_names text not null,
      last_name text not null,
      preferred_name text,
      email text not null,
      phone text,
      role text not null check (role in
        ('employee', 'manager', 'dispatcher', 'sales', 'finance', 'payroll', 'hr', 'admin')),
      status text not null check (status in ('invited', 'active', 'deactivated')),
      locale text check (locale in ('fi', 'sv', 'en')),
      supervisor_membership_id uuid,
      worktime_model_id uuid,
      planning_unit_id uuid,
      employer_id uuid,
      staff_group_id uuid,
      employment_start_date date,
      employment_end_date date,
      last_employment_ended_on date,
      withheld_modules text[] not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      search_text text not null generated always as
        (lower(display_name || ' ' || first_names || ' ' || last_name || ' ' || email)) stored,
      primary key (org_id, id),
      unique (org_id, email),
      foreign key (org_id, supervisor_membership_id) references memberships (org_id, id),
      foreign key (org_id, worktime_model_id) references worktime_models (org_id, id),
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, employer_id) references employers (org_id, id),
      foreign key (org_id, staff_group_id) references staff_groups (org_id, id),
      check (supervisor_membership_id <> id),
      check (employment_end_date >= employment_start_date)
    )`.execute(db)
  await sql`create index memberships_by_name on memberships (org_id, display_name, id)`.execute(db)
  await sql`create index memberships_by_role on memberships (org_id, role, display_name, id)`.execute(db)
  await sql`create index memberships_by_status on memberships (org_id, status, display_name, id)`.execute(db)
  await sql`create index memberships_by_change on memberships (org_id, updated_at, id)`.execute(db)
  await sql`
    create index memberships_by_supervisor on memberships (org_id, supervisor_membership_id)
    where supervisor_membership_id is not null`.execute(db)
  await sql`
    create unique index memberships_by_person on memberships (org_id, person_id) where person_id is not null`.execute(
    db,
  )
  await sql`
    create index memberships_active_admins on memberships (org_id, id)
    where role = 'admin' and status = 'active'`.execute(db)
  await sql`
    create index memberships_without_seat on memberships (org_id, id)
    where withheld_modules <> '{}' and status <> 'deactivated'`.execute(db)
  await tenantTable(db, 'memberships')

  await sql`
    create table membership_units (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      planning_unit_id uuid not null,
      is_primary boolean not null,
      valid_from date not null,
      valid_to date,
      primary key (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create index membership_units_of_member on membership_units (org_id, membership_id, valid_from, id)`.execute(
    db,
  )
  await sql`
    create index membership_units_of_unit on membership_units (org_id, planning_unit_id, membership_id)`.execute(
    db,
  )
  await sql`
    create unique index membership_units_open on membership_units (org_id, membership_id, planning_unit_id)
    where valid_to is null`.execute(db)
  await sql`
    create unique index membership_units_primary on membership_units (org_id, membership_id)
    where valid_to is null and is_primary`.execute(db)
  await tenantTable(db, 'membership_units')

  await sql`
    create table invitations (
      org_id uuid not null,
      membership_id uuid not null,
      token_hash bytea not null,
      locale text check (locale in ('fi', 'sv', 'en')),
      sent_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      primary key (org_id, membership_id),
      unique (org_id, token_hash),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'invitations')

  await sql`
    create table capability_grants (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      capability text not null,
      valid_from date not null,
      valid_to date,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create index capability_grants_of_member on capability_grants (org_id, membership_id, valid_from)`.execute(
    db,
  )
  await tenantTable(db, 'capability_grants')
}

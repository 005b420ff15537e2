import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await openShifts(db)
  await listedMembers(db)
  await claims(db)
  // Shifts are there already: those that come of open shifts say of which.
  await acrossOrganisations(db, 'open_shifts', () =>
    acrossOrganisations(db, 'shifts', () =>
      sql`
        alter table shifts add constraint shifts_open_shift_fkey
          foreign key (org_id, open_shift_id) references open_shifts (org_id, id)`.execute(db),
    ),
  )
}

async function openShifts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table open_shifts (
      org_id uuid not null,
      id uuid not null,
      planning_unit_id uuid not null,
      shift_type_id uuid,
      work_date date not null,
      start_minutes integer not null,
      end_minutes integer not null,
      break_minutes integer not null,
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      entry_type_id uuid,
      tags text[] not null,
      slots integer not null,
      filled integer not null,
      claim_policy text not null check (claim_policy in ('first_come', 'approval')),
      eligible text not null check (eligible in ('unit', 'staff_group', 'list')),
      staff_group_id uuid,
      closes_at timestamptz(3),
      state text not null check (state in ('open', 'filled', 'withdrawn', 'expired')),
      note text,
      withdraw_reason text,
      created_by_membership_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (slots > 0 and filled between 0 and slots),
      check (state <> 'filled' or filled = slots),
      check (state <> 'open' or filled < slots),
      check ((eligible = 'staff_group') = (staff_group_id is not null)),
      check (start_minutes between 0 and 1439),
      check (end_minutes > start_minutes and end_minutes <= 2880),
      check (end_at > start_at),
      check (closes_at <= start_at),
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, shift_type_id) references shift_types (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      foreign key (org_id, staff_group_id) references staff_groups (org_id, id),
      foreign key (org_id, created_by_membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'open_shifts')
  for (const [name, columns] of Object.entries({
    open_shifts_by_date: '(org_id, work_date, start_at, id)',
    open_shifts_by_unit: '(org_id, planning_unit_id, work_date, start_at, id)',
    open_shifts_by_change: '(org_id, updated_at, id)',
    open_shifts_open: "(org_id, work_date, start_at, id) where state = 'open'",
    open_shifts_closing: "(org_id, (coalesce(closes_at, start_at))) where state = 'open'",
    open_shifts_by_type: '(org_id, shift_type_id) where shift_type_id is not null',
    open_shifts_by_entry_type: '(org_id, entry_type_id) where entry_type_id is not null',
    open_shifts_by_staff_group: '(org_id, staff_group_id) where staff_group_id is not null',
    open_shifts_by_creator: '(org_id, created_by_membership_id) where created_by_membership_id is not null',
  }))
    await sql`create index ${sql.table(name)} on open_shifts ${sql.raw(columns)}`.execute(db)
}

/** Who may claim one that is offered to a list. */
async function listedMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table open_shift_members (
      org_id uuid not null,
      open_shift_id uuid not null,
      membership_id uuid not null,
      primary key (org_id, open_shift_id, membership_id),
      foreign key (org_id, open_shift_id) references open_shifts (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'open_shift_members')
  await sql`create index open_shift_members_by_member on open_shift_members (org_id, membership_id)`.execute(
    db,
  )
}

async function claims(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table open_shift_claims (
      org_id uuid not null,
      id uuid not null,
      open_shift_id uuid not null,
      membership_id uuid not null,
      state text not null check (state in ('pending', 'approved', 'declined', 'withdrawn', 'superseded')),
      shift_id uuid,
      decided_by_membership_id uuid,
      decided_at timestamptz(3),
      decline_reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check ((state = 'approved') = (shift_id is not null)),
      foreign key (org_id, open_shift_id) references open_shifts (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, decided_by_membership_id) references memberships (org_id, id),
      foreign key (org_id, shift_id) references shifts (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'open_shift_claims')
  // A member has one slot of an open shift, or waits for one.
  await sql`
    create unique index open_shift_claims_once on open_shift_claims (org_id, open_shift_id, membership_id)
    where state in ('pending', 'approved')`.execute(db)
  await sql`
    create unique index open_shift_claims_by_shift on open_shift_claims (org_id, shift_id)
    where shift_id is not null`.execute(db)
  for (const [name, columns] of Object.entries({
    open_shift_claims_by_open_shift: '(org_id, open_shift_id, created_at, id)',
    open_shift_claims_by_member: '(org_id, membership_id, created_at, id)',
    open_shift_claims_by_change: '(org_id, updated_at, id)',
    open_shift_claims_waiting: "(org_id, created_at, id) where state = 'pending'",
    open_shift_claims_by_decider:
      '(org_id, decided_by_membership_id) where decided_by_membership_id is not null',
  }))
    await sql`create index ${sql.table(name)} on open_shift_claims ${sql.raw(columns)}`.execute(db)
}

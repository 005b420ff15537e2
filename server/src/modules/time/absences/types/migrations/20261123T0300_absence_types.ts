import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands: organisations that are there have no absence types until an administrator adds some. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table absence_types (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'absence_types')

  await sql`
    create table absence_type_versions (
      org_id uuid not null,
      id uuid not null,
      absence_type_id uuid not null,
      valid_from date not null,
      valid_to date,
      sensitivity text not null check (sensitivity in ('open', 'team', 'manager', 'hr')),
      unit text not null check (unit in ('days', 'hours')),
      parts_allowed boolean not null,
      day_type_id uuid not null,
      entry_type_id uuid,
      pay_type_code text,
      approval_steps integer not null check (approval_steps between 0 and 2),
      certificate_after_days integer,
      certificate_due_days integer,
      takes_kind text check (takes_kind in ('leave', 'balance')),
      takes_ref text,
      counts_as_worked_for_leave text not null check (counts_as_worked_for_leave in ('always', 'never', 'limited')),
      counts_as_worked_days integer,
      primary key (org_id, id),
      unique (org_id, absence_type_id, valid_from),
      foreign key (org_id, absence_type_id) references absence_types (org_id, id),
      foreign key (org_id, day_type_id) references day_types (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      check (valid_to >= valid_from),
      check ((takes_kind is null) = (takes_ref is null)),
      check ((counts_as_worked_for_leave = 'limited') = (counts_as_worked_days is not null))
    )`.execute(db)
  await sql`
    create unique index absence_type_versions_one_open on absence_type_versions (org_id, absence_type_id)
    where valid_to is null`.execute(db)
  await sql`
    create index absence_type_versions_by_day_type on absence_type_versions (org_id, day_type_id)`.execute(db)
  await sql`
    create index absence_type_versions_by_entry_type on absence_type_versions (org_id, entry_type_id)
    where entry_type_id is not null`.execute(db)
  await tenantTable(db, 'absence_type_versions')
}

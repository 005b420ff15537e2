import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands: organisations that are there have no shift types until an administrator adds some. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_types (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'shift_types')
  await makeSearchable(db, 'shift_types', ['code', 'name'])

  await sql`
    create table shift_type_versions (
      org_id uuid not null,
      id uuid not null,
      shift_type_id uuid not null,
      valid_from date not null,
      valid_to date,
      start_minutes integer not null,
      end_minutes integer not null,
      break_minutes integer not null,
      entry_type_id uuid,
      tags jsonb not null,
      colour text,
      primary key (org_id, id),
      unique (org_id, shift_type_id, valid_from),
      foreign key (org_id, shift_type_id) references shift_types (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      check (valid_to >= valid_from),
      check (start_minutes between 0 and 1439),
      check (end_minutes > start_minutes and end_minutes <= 2880),
      check (break_minutes >= 0 and break_minutes < end_minutes - start_minutes)
    )`.execute(db)
  await sql`
    create unique index shift_type_versions_one_open on shift_type_versions (org_id, shift_type_id)
    where valid_to is null`.execute(db)
  await sql`
    create index shift_type_versions_by_entry_type on shift_type_versions (org_id, entry_type_id)
    where entry_type_id is not null`.execute(db)
  await tenantTable(db, 'shift_type_versions')
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shifts (
      org_id uuid not null,
      id uuid not null,
      planning_unit_id uuid not null,
      shift_type_id uuid,
      shift_type_version_id uuid,
      membership_id uuid,
      work_date date not null,
      start_minutes integer not null,
      end_minutes integer not null,
      break_minutes integer not null,
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      entry_type_id uuid,
      tags text[] not null,
      note text,
      state text not null check (state in ('draft', 'published', 'cancelled')),
      cancel_reason text,
      publication_id uuid,
      changed_since_published boolean not null,
      version integer not null,
      acknowledged_at timestamptz(3),
      acknowledged_version integer,
      open_shift_id uuid,
      rotation_id uuid,
      rotation_place_id uuid,
      rotation_row_id uuid,
      rotation_date date,
      copied_from_shift_id uuid,
      warnings jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (start_minutes between 0 and 1439),
      check (end_minutes > start_minutes and end_minutes <= 2880),
      check (end_at > start_at),
      check (state <> 'published' or membership_id is not null),
      check ((acknowledged_at is null) = (acknowledged_version is null)),
      check ((shift_type_id is null) = (shift_type_version_id is null)),
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, shift_type_id) references shift_types (org_id, id),
      foreign key (org_id, shift_type_version_id) references shift_type_versions (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      foreign key (org_id, copied_from_shift_id) references shifts (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shifts')
  for (const [name, columns] of Object.entries({
    shifts_by_date: '(org_id, work_date, start_at, id)',
    shifts_by_unit: '(org_id, planning_unit_id, work_date, start_at, id)',
    shifts_by_member: '(org_id, membership_id, work_date, start_at, id) where membership_id is not null',
    shifts_by_change: '(org_id, updated_at, id)',
    shifts_by_publication: '(org_id, publication_id) where publication_id is not null',
    shifts_by_type: '(org_id, shift_type_id) where shift_type_id is not null',
    shifts_by_type_version: '(org_id, shift_type_version_id) where shift_type_version_id is not null',
    shifts_by_entry_type: '(org_id, entry_type_id) where entry_type_id is not null',
    shifts_by_open_shift: '(org_id, open_shift_id) where open_shift_id is not null',
    shifts_by_copied: '(org_id, copied_from_shift_id, work_date) where copied_from_shift_id is not null',
  }))
    await sql`create index ${sql.table(name)} on shifts ${sql.raw(columns)}`.execute(db)
  await sql`
    create unique index shifts_by_rotation
      on shifts (org_id, rotation_id, rotation_date, rotation_place_id, rotation_row_id)
    where rotation_id is not null`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entry_types (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      category text not null check (category in ('work', 'travel', 'standby', 'break', 'absence')),
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'entry_types')

  await sql`
    create table entry_type_versions (
      org_id uuid not null,
      id uuid not null,
      entry_type_id uuid not null,
      valid_from date not null,
      valid_to date,
      counts_to_target boolean not null,
      multiplier_bp integer not null,
      max_duration_minutes integer,
      pay_type_code text,
      primary key (org_id, id),
      unique (org_id, entry_type_id, valid_from),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create unique index entry_type_versions_one_open on entry_type_versions (org_id, entry_type_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'entry_type_versions')
}

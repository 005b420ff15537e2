import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_days (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      work_date date not null,
      status text not null check (status in ('draft', 'confirmed', 'approved', 'exported')),
      start_minutes integer not null,
      end_minutes integer not null,
      break_minutes integer not null,
      worked_minutes integer not null,
      credited_minutes integer not null,
      day_type_id uuid,
      day_type_version_id uuid,
      worktime_model_version_id uuid,
      expected_target_minutes integer not null,
      export_batch_id uuid,
      corrects_batch_id uuid,
      return_reason text,
      interpretation jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, membership_id, work_date),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      check ((status = 'exported') = (export_batch_id is not null))
    )`.execute(db)
  await sql`create index work_days_by_date on work_days (org_id, work_date, id)`.execute(db)
  await sql`create index work_days_by_change on work_days (org_id, updated_at, id)`.execute(db)
  await sql`
    create index work_days_awaiting_approval on work_days (org_id, updated_at, id) where status = 'confirmed'`.execute(
    db,
  )
  await sql`
    create index work_days_awaiting_export on work_days (org_id, work_date, id) where status = 'approved'`.execute(
    db,
  )
  await sql`
    create index work_days_by_batch on work_days (org_id, export_batch_id) where export_batch_id is not null`.execute(
    db,
  )
  await tenantTable(db, 'work_days')

  await sql`
    create table work_entries (
      org_id uuid not null,
      id uuid not null,
      work_day_id uuid not null,
      position integer not null,
      entry_type_version_id uuid not null,
      start_minutes integer,
      end_minutes integer,
      duration_minutes integer,
      allocations jsonb not null,
      note text,
      source text not null check (source in ('manual', 'punch', 'supervisor', 'import', 'absence', 'trip')),
      primary key (org_id, id),
      unique (org_id, work_day_id, position),
      foreign key (org_id, work_day_id) references work_days (org_id, id) on delete cascade,
      check ((duration_minutes is null) = (start_minutes is not null and end_minutes is not null)),
      check ((start_minutes is null) = (end_minutes is null)),
      check (end_minutes > start_minutes)
    )`.execute(db)
  await tenantTable(db, 'work_entries')
}

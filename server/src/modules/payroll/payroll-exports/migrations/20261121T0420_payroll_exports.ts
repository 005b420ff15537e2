import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_targets (
      org_id uuid not null,
      id uuid not null,
      name text not null,
      transport text not null check (transport in ('download', 'https')),
      format text not null check (format in ('json', 'csv')),
      url text,
      pay_type_codes jsonb not null,
      csv jsonb,
      active boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check ((transport = 'https') = (url is not null)),
      check ((format = 'csv') = (csv is not null))
    )`.execute(db)
  await tenantTable(db, 'export_targets')

  await sql`
    create table export_target_secrets (
      org_id uuid not null,
      target_id uuid not null,
      id uuid not null,
      sealed bytea not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3),
      primary key (org_id, target_id, id),
      foreign key (org_id, target_id) references export_targets (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'export_target_secrets')

  await sql`
    create table export_batches (
      org_id uuid not null,
      id uuid not null,
      group_id uuid,
      period_start date not null,
      period_end date not null,
      state text not null check (state in ('created', 'delivering', 'delivered', 'delivery_failed', 'cancelled')),
      day_count integer not null,
      line_count integer not null,
      snapshot_hash text not null,
      totals jsonb not null,
      warnings jsonb not null,
      created_at timestamptz(3) not null,
      created_by_membership_id uuid,
      delivered_at timestamptz(3),
      cancelled_at timestamptz(3),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, group_id) references staff_groups (org_id, id),
      foreign key (org_id, created_by_membership_id) references memberships (org_id, id),
      check (period_end >= period_start),
      check ((state = 'cancelled') = (cancelled_at is not null)),
      check (state <> 'cancelled' or delivered_at is null)
    )`.execute(db)
  await sql`create index export_batches_by_creation on export_batches (org_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index export_batches_by_change on export_batches (org_id, updated_at, id)`.execute(db)
  await sql`
    create index export_batches_live on export_batches (org_id, period_end) where state <> 'cancelled'`.execute(
    db,
  )
  await tenantTable(db, 'export_batches')

  // The days as they went into each batch. What stands for a day is in the latest batch that is not cancelled.
  await sql`
    create table export_days (
      org_id uuid not null,
      batch_id uuid not null,
      work_day_id uuid not null,
      membership_id uuid not null,
      work_date date not null,
      -- The Sunday of its calendar week.
      week_ends_on date not null,
      worktime_model_version_id uuid,
      day_type_version_id uuid,
      -- The positions of its lines in the batch, the reversals of earlier ones aside; the end is excluded.
      lines_from integer not null,
      lines_to integer not null,
      primary key (org_id, batch_id, work_day_id),
      foreign key (org_id, batch_id) references export_batches (org_id, id),
      foreign key (org_id, work_day_id) references work_days (org_id, id),
      check (lines_to >= lines_from)
    )`.execute(db)
  await sql`create index export_days_of_day on export_days (org_id, work_day_id)`.execute(db)
  await sql`create index export_days_by_week on export_days (org_id, week_ends_on, membership_id)`.execute(db)
  await tenantTable(db, 'export_days')

  // Tens of thousands are written in one transaction, so each has one key and one reference; members and days are held by
  // export_days, and nothing looks a line up by its id.
  await sql`
    create table export_lines (
      org_id uuid not null,
      batch_id uuid not null,
      position integer not null,
      id uuid not null,
      membership_id uuid not null,
      payroll_number text,
      work_date date not null,
      -- Null for weekly overtime.
      work_day_id uuid,
      kind text not null,
      pay_type_code text,
      minutes integer not null,
      credit_bp integer not null,
      from_minutes integer,
      to_minutes integer,
      parts jsonb not null,
      rule_id text not null,
      rule_version_id text not null,
      explain text not null,
      correction_of_batch_id uuid,
      correction_of_line_id uuid,
      correction_sign smallint check (correction_sign in (1, -1)),
      primary key (org_id, batch_id, position),
      foreign key (org_id, batch_id) references export_batches (org_id, id),
      foreign key (org_id, correction_of_batch_id) references export_batches (org_id, id),
      check ((correction_of_batch_id is null) = (correction_sign is null)),
      check ((correction_of_line_id is not null) = (correction_sign is not distinct from -1))
    )`.execute(db)
  await sql`
    create index export_lines_of_week on export_lines (org_id, work_date, membership_id)
    where work_day_id is null`.execute(db)
  await sql`
    create index export_lines_correcting on export_lines (org_id, correction_of_batch_id)
    where correction_of_batch_id is not null`.execute(db)
  await tenantTable(db, 'export_lines')

  await sql`
    create table export_deliveries (
      org_id uuid not null,
      id uuid not null,
      batch_id uuid not null,
      target_id uuid not null,
      transport text not null check (transport in ('download', 'https')),
      format text not null check (format in ('json', 'csv')),
      state text not null check (state in ('delivering', 'delivered', 'failed')),
      file_name text not null,
      content_type text not null,
      sha256 text not null,
      byte_count integer not null,
      content text not null,
      attempts jsonb not null,
      next_attempt_at timestamptz(3),
      lease_id uuid,
      lease_started_at timestamptz(3),
      -- Real time, unlike every other instant: a sandbox's clock may jump while an attempt is under way.
      lease_ends_at timestamptz(3),
      created_at timestamptz(3) not null,
      created_by_membership_id uuid,
      delivered_at timestamptz(3),
      failed_at timestamptz(3),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, batch_id) references export_batches (org_id, id),
      foreign key (org_id, target_id) references export_targets (org_id, id),
      foreign key (org_id, created_by_membership_id) references memberships (org_id, id),
      check ((state = 'delivering') = (next_attempt_at is not null)),
      check ((state = 'delivered') = (delivered_at is not null)),
      check ((state = 'failed') = (failed_at is not null)),
      check ((lease_id is null) = (lease_ends_at is null) and (lease_id is null) = (lease_started_at is null)),
      check (lease_id is null or state = 'delivering')
    )`.execute(db)
  await sql`
    create index export_deliveries_of_batch on export_deliveries (org_id, batch_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create unique index export_deliveries_running on export_deliveries (org_id, batch_id)
    where state = 'delivering'`.execute(db)
  await sql`
    create unique index export_deliveries_once on export_deliveries (org_id, batch_id, target_id)
    where state = 'delivered'`.execute(db)
  await sql`
    create index export_deliveries_queue on export_deliveries (org_id, next_attempt_at)
    where state = 'delivering'`.execute(db)
  await tenantTable(db, 'export_deliveries')

  // Tells the sweeper which organisations have a document to send, and when, without reading any tenant's rows.
  await sql`
    create table directory.export_delivery_due (
      org_id uuid primary key,
      -- Real time; null while nothing waits.
      due_at timestamptz(3)
    )`.execute(db)
  await sql`
    create index export_delivery_due_by_time on directory.export_delivery_due (due_at) where due_at is not null`.execute(
    db,
  )
}

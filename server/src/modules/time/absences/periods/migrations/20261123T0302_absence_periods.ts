import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands: nobody was absent by a period before. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table absence_periods (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      absence_type_id uuid not null,
      start_date date not null,
      end_date date not null,
      start_part text not null check (start_part in ('full', 'am', 'pm')),
      end_part text not null check (end_part in ('full', 'am', 'pm')),
      minutes_per_day integer check (minutes_per_day between 1 and 1440),
      state text not null check (state in ('draft', 'submitted', 'pre_approved', 'approved', 'declined', 'returned',
        'cancel_requested', 'cancelled')),
      note text,
      replacement_membership_id uuid,
      origin text not null check (origin in ('own', 'supervisor', 'import')),
      asked_change jsonb,
      submitted_at timestamptz(3),
      pre_approved_by_membership_id uuid,
      decided_by_membership_id uuid,
      decided_at timestamptz(3),
      decision_reason text,
      cancellation_reason text,
      cancelled_at timestamptz(3),
      certificate_state text not null check (certificate_state in ('not_required', 'requested', 'provided')),
      certificate_due_on date,
      certificate_requested_at timestamptz(3),
      certificate_requested_by_membership_id uuid,
      certificate_provided_on date,
      certificate_provided_at timestamptz(3),
      certificate_provided_by_membership_id uuid,
      external_source text,
      external_id text,
      created_by_membership_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, absence_type_id) references absence_types (org_id, id),
      foreign key (org_id, replacement_membership_id) references memberships (org_id, id),
      check (end_date >= start_date),
      check ((external_source is null) = (external_id is null)),
      check ((certificate_state = 'not_required') = (certificate_requested_at is null))
    )`.execute(db)
  await sql`
    create index absence_periods_by_member on absence_periods (org_id, membership_id, start_date, id)`.execute(
    db,
  )
  await sql`create index absence_periods_by_start on absence_periods (org_id, start_date, id)`.execute(db)
  await sql`create index absence_periods_by_change on absence_periods (org_id, updated_at, id)`.execute(db)
  await sql`create index absence_periods_by_type on absence_periods (org_id, absence_type_id)`.execute(db)
  await sql`
    create index absence_periods_by_replacement on absence_periods (org_id, replacement_membership_id)
    where replacement_membership_id is not null`.execute(db)
  await sql`
    create index absence_periods_waiting on absence_periods (org_id, submitted_at, id)
    where state in ('submitted', 'pre_approved', 'cancel_requested') or asked_change is not null`.execute(db)
  await sql`
    create unique index absence_periods_by_external_id on absence_periods (org_id, external_source, external_id)`.execute(
    db,
  )
  await tenantTable(db, 'absence_periods')

  await sql`
    create table absence_days (
      org_id uuid not null,
      period_id uuid not null,
      membership_id uuid not null,
      work_date date not null,
      absence_type_version_id uuid not null,
      part text not null check (part in ('full', 'am', 'pm', 'hours')),
      minutes integer check (minutes >= 0),
      amount numeric(14, 4) not null,
      unit text not null check (unit in ('days', 'minutes')),
      reason text,
      primary key (org_id, period_id, work_date),
      foreign key (org_id, period_id) references absence_periods (org_id, id) on delete cascade,
      foreign key (org_id, absence_type_version_id) references absence_type_versions (org_id, id)
    )`.execute(db)
  await sql`
    create index absence_days_by_member on absence_days (org_id, membership_id, work_date)`.execute(db)
  await sql`create index absence_days_by_date on absence_days (org_id, work_date)`.execute(db)
  await sql`
    create index absence_days_by_version on absence_days (org_id, absence_type_version_id)`.execute(db)
  await tenantTable(db, 'absence_days')
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** An expansion: the version before reads none of it, and its batches tell flex of recorded days alone. */
export const expands = true

/** The dates without entries whose flex a batch told, or took back. What stands is in the latest batch that is not cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_blank_dates (
      org_id uuid not null,
      batch_id uuid not null,
      membership_id uuid not null,
      work_date date not null,
      -- The employer that is told; null where the member had none.
      employer_id uuid,
      employer_key uuid not null
        generated always as (coalesce(employer_id, '00000000-0000-0000-0000-000000000000')) stored,
      -- What stands as told from this batch on, not what it adds.
      flex_minutes integer not null,
      worktime_model_version_id uuid,
      primary key (org_id, batch_id, membership_id, work_date, employer_key),
      foreign key (org_id, batch_id) references export_batches (org_id, id)
    )`.execute(db)
  await sql`
    create index export_blank_dates_of_member on export_blank_dates (org_id, membership_id, work_date)`.execute(
    db,
  )
  await sql`
    create index export_blank_dates_by_date on export_blank_dates (org_id, work_date, membership_id)`.execute(
    db,
  )
  await tenantTable(db, 'export_blank_dates')
}

import { type Kysely, sql } from 'kysely'

/**
 * Whose absence a day is marked by, and its entries are of: only expands. The version before keeps the marks of days that it
 * writes and drops the entries of absences with all others, as it did.
 */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table work_days
      add column absence_period_id uuid,
      add column absence_type_version_id uuid,
      add column day_type_before_absence_id uuid`.execute(db)
  await sql`
    alter table work_entries
      add column absence_period_id uuid,
      add column absence_type_version_id uuid`.execute(db)
  await sql`
    create index work_days_by_absence on work_days (org_id, absence_period_id)
    where absence_period_id is not null`.execute(db)
  await sql`
    create index work_entries_by_absence on work_entries (org_id, absence_period_id)
    where absence_period_id is not null`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Days that payroll does not have yet are few, and looked for by their state; this index holds the approved ones too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index work_days_not_exported on work_days (org_id, work_date, id) where status <> 'exported'`.execute(
    db,
  )
  await sql`drop index work_days_awaiting_export`.execute(db)
}

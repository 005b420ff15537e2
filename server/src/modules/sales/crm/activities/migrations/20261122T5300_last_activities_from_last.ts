import { type Kysely, sql } from 'kysely'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lists in descending order say where nulls come, and only an index that says the same gives them in that order.
  await sql`
    create index customer_last_activities_by_time_from_last
    on customer_last_activities (org_id, last_activity_at desc nulls last, customer_id desc)`.execute(db)
}

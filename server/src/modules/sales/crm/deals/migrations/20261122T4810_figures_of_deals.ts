import { type Kysely, sql } from 'kysely'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index deal_stage_stays_by_end on deal_stage_stays (org_id, pipeline_id, left_at)
    where left_at is not null`.execute(db)
  // Lists in descending order say where nulls come, and only an index that says the same gives them in that order.
  await sql`
    create index customer_pipelines_by_value_from_last
    on customer_pipelines (org_id, open_cents desc nulls last, customer_id desc)`.execute(db)
}

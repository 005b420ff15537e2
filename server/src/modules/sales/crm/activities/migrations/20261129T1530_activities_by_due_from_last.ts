import { type Kysely, sql } from 'kysely'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Lists in descending order say where nulls come, and only an index that says the same gives them in that order.
  await sql`
    create index activities_by_due_from_last
    on activities (org_id, due_at desc nulls last, id desc)`.execute(db)
}

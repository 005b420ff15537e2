import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

/** What the timeline of a customer reads by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index projects_at_customer on projects (org_id, customer_id, created_at, id)
    where customer_id is not null`.execute(db)
  await sql`
    create index projects_closed_at_customer on projects (org_id, customer_id, closed_at, id)
    where customer_id is not null and closed_at is not null`.execute(db)
}

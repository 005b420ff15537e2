import { type Kysely, sql } from 'kysely'

export const expands = true

/** Those that wait for an answer, oldest first: the queue of approvals asks for them over all projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index change_orders_waiting on change_orders (org_id, sent_at, id) where state = 'sent'`.execute(
    db,
  )
}

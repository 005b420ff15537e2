import { type Kysely, sql } from 'kysely'

/** A lease is written anew in every turn, and most of it are ids, which do not get smaller. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_leases alter column endpoint_ids set storage external,
      alter column delivery_ids set storage external, alter column started_at set storage external`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/**
 * Who records a fact only says which webhooks are to hear of it, in one row; the deliveries are made of it by the
 * worker, so that nobody's request waits for fifty rows an event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_announcements (
      org_id uuid not null,
      event_sequence bigint not null,
      event_created_at timestamptz(3) not null,
      event_id uuid not null,
      event text not null,
      -- Those that were active and subscribed when it happened.
      endpoint_ids uuid[] not null,
      primary key (org_id, event_sequence)
    )`.execute(db)
  await tenantTable(db, 'webhook_announcements')

  // Written anew in every transaction, and most of it are ids, which do not get smaller.
  await sql`
    alter table webhook_leases alter column endpoint_ids set storage external,
      alter column delivery_ids set storage external, alter column started_at set storage external`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/**
 * A delivery is written twice, when it is made and when an attempt is logged, and entered in two indexes. What a
 * process has under way is one row of its own instead of a third version of every delivery.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_leases (
      org_id uuid not null,
      -- The process that sends.
      holder uuid not null,
      -- Another one when the process begins anew, after it was taken for dead.
      id uuid not null,
      -- Real time, unlike every other instant: a sandbox's clock may jump while an attempt is under way.
      ends_at timestamptz(3) not null,
      -- What is under way: element for element the webhook, the delivery and the start of its attempt, null before it.
      endpoint_ids uuid[] not null,
      delivery_ids uuid[] not null,
      started_at timestamptz(3)[] not null,
      primary key (org_id, holder)
    ) with (fillfactor = 50)`.execute(db)
  await tenantTable(db, 'webhook_leases')

  // What was under way is due again. With the columns go their checks and the indexes of what is under way and due.
  await sql`
    alter table webhook_deliveries drop column lease_id, drop column lease_started_at, drop column lease_ends_at,
      drop column lease_holder`.execute(db)
  // Deliveries are made by selecting the webhooks, which outlive them; a check would lock a webhook for every one.
  await sql`
    alter table webhook_deliveries drop constraint webhook_deliveries_org_id_endpoint_id_fkey`.execute(db)
  await sql`drop index webhook_deliveries_of_event, webhook_deliveries_of_webhook, webhook_deliveries_by_status`.execute(
    db,
  )
  await sql`
    alter table webhook_deliveries drop constraint webhook_deliveries_pkey,
      add primary key (org_id, endpoint_id, id, redelivery)`.execute(db)
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (org_id, endpoint_id, next_attempt_at, id)
    where next_attempt_at is not null`.execute(db)
  await sql`
    create index webhook_deliveries_gone_wrong on webhook_deliveries (org_id, endpoint_id, status, id, redelivery)
    where status in ('retrying', 'dead_letter', 'superseded')`.execute(db)
}

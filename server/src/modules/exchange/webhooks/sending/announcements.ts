import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { RecordedFact } from '../../../../platform/events/event-log.ts'
import { realClock } from '../../../../platform/outbox/due.ts'
import { deliveryIdIn } from './delivery-id.ts'

/** The outbox of webhooks, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'webhooks'

/**
 * Announces every fact to the active webhooks that subscribe to it, and says that something is due. Without webhooks
 * it is one look at an empty index range. Answers a row when there are any.
 */
export const announce = (tx: WriteTransaction, facts: readonly RecordedFact[]): Promise<unknown[]> =>
  tx.sql`
    with ${realClock},
    subscribed as materialized (
      select heard.event, array_agg(w.id) as webhook_ids
      from webhooks w
      join unnest(${[...new Set(facts.map(({ event }) => event))]}::text[]) as heard(event) on heard.event = any(w.events)
      where w.org_id = ${tx.orgId} and w.state = 'active' and w.deleted_at is null
      group by heard.event),
    announced as (
      insert into webhook_announcements (org_id, event_sequence, event_created_at, event_id, event, webhook_ids)
      select ${tx.orgId}, f.sequence, f.created_at, f.id, f.event, s.webhook_ids
      from subscribed s
      join integration_events f on f.org_id = ${tx.orgId} and f.created_at = ${tx.now} and f.event = s.event
      returning 1)
    insert into directory.outbox_due (outbox, org_id, due_at)
    select ${outboxName}, ${tx.orgId}, now from clock where exists (select from announced)
    on conflict (outbox, org_id) do update set due_at = least(outbox_due.due_at, excluded.due_at)
    returning org_id`

/** Rows that one transaction makes, so that it stays short. More than an organisation has webhooks. */
const madeAtOnce = 1000

/** What the first announcements tell the webhooks that are not deleted, a transaction's worth; answers whether more is left. */
export async function makeDeliveries(tx: WriteTransaction): Promise<boolean> {
  const [left] = await tx.sql<{ more: boolean }>`
    with announced as materialized (
      select *, sum(cardinality(webhook_ids)) over (order by event_sequence) as deliveries
      from (
        select * from webhook_announcements where org_id = ${tx.orgId}
        order by event_sequence limit ${madeAtOnce}) first),
    taken as (
      delete from webhook_announcements a where a.org_id = ${tx.orgId} and a.event_sequence in (
        select event_sequence from announced where deliveries <= ${madeAtOnce})
      returning a.*),
    made as (
      insert into webhook_deliveries (org_id, id, redelivery, webhook_id, event, integration_event_id,
        event_sequence, event_created_at, status, next_attempt_at, created_at, updated_at)
      select ${tx.orgId}, ${deliveryIdIn(sql`a.event_id`, sql`w.id`)}, 0, w.id, a.event, a.event_id, a.event_sequence,
        a.event_created_at, 'pending', a.event_created_at, a.event_created_at, a.event_created_at
      from taken a
      join webhooks w on w.org_id = ${tx.orgId} and w.id = any(a.webhook_ids) and w.deleted_at is null
      on conflict do nothing
      returning 1)
    select exists (select from announced where deliveries > ${madeAtOnce})
      or (select count(*) from announced) = ${madeAtOnce} as more
    from (select count(*) from made) counted`
  return left?.more ?? false
}

/** What announcements tell a webhook, with the columns of the deliveries that will be made of it. */
export const announcedTo = (
  db: TenantDb,
  webhookId: RawBuilder<unknown>,
  announcements: RawBuilder<unknown>,
) => sql`
  select a.org_id, a.event_sequence, a.event_created_at, null::json as sample, null::uuid as lease_id,
    ${deliveryIdIn(sql`a.event_id`, webhookId)} as id, 0::smallint as redelivery, ${webhookId} as webhook_id, a.event,
    a.event_id as integration_event_id, 'pending' as status, '{}'::webhook_attempt[] as attempts,
    a.event_created_at as next_attempt_at, null::timestamptz as acknowledged_at, a.event_created_at as created_at,
    a.event_created_at as updated_at
  from ${announcements} a
  where a.org_id = ${db.orgId} and ${webhookId} = any(a.webhook_ids)`

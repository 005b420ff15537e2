import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { RecordedFact } from '../../../platform/events/event-log.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { deliveryIdIn } from '../deliveries/delivery-id.ts'
import { realNow } from './queue.ts'

/**
 * Announces every fact to the active webhooks that subscribe to it, and tells the sweeper. Without webhooks it is one
 * look at an empty index range. Answers a row when there are any.
 */
export const announce = (tx: WriteTransaction, facts: readonly RecordedFact[]): Promise<unknown[]> =>
  tx.sql`
    with subscribed as materialized (
      select heard.event, array_agg(e.id) as endpoint_ids
      from webhook_endpoints e
      join unnest(${[...new Set(facts.map(({ event }) => event))]}::text[]) as heard(event) on heard.event = any(e.events)
      where e.org_id = ${tx.orgId} and e.state = 'active' and e.deleted_at is null
      group by heard.event),
    announced as (
      insert into webhook_announcements (org_id, event_sequence, event_created_at, event_id, event, endpoint_ids)
      select ${tx.orgId}, f.sequence, f.created_at, f.id, f.event, s.endpoint_ids
      from subscribed s
      join integration_events f on f.org_id = ${tx.orgId} and f.created_at = ${tx.now} and f.event = s.event
      returning 1)
    insert into directory.delivery_due (org_id, due_at)
    select ${tx.orgId}, ${realNow} where exists (select from announced)
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)
    returning org_id`

/** Rows that one round makes, so that it stays short. */
const madeAtOnce = 1000

/**
 * Makes rows of what waits for webhooks that are more than so many events behind, a round's worth; answers whether more
 * is left. So announcements stay few, however long a webhook is paused or its receiver hangs.
 */
export async function makeDeliveries(tx: WriteTransaction, furthestBehind: number): Promise<boolean> {
  const [left] = await tx.sql<{ more: boolean }>`
    with horizon as (
      select max(event_sequence) - ${furthestBehind}::bigint as sequence from webhook_announcements
      where org_id = ${tx.orgId}),
    behind as materialized (
      select e.id, e.position, horizon.sequence as horizon, greatest(1, ${madeAtOnce} / count(*) over ()) as at_once
      from webhook_endpoints e join horizon on e.position < horizon.sequence
      where e.org_id = ${tx.orgId} and e.deleted_at is null),
    late as materialized (
      select behind.id as endpoint_id, a.*
      from behind cross join lateral (
        select a.event_sequence, a.event_created_at, a.event_id, a.event from webhook_announcements a
        where a.org_id = ${tx.orgId} and a.event_sequence > behind.position and a.event_sequence <= behind.horizon
          and behind.id = any(a.endpoint_ids)
        order by a.event_sequence limit behind.at_once) a),
    made as (
      insert into webhook_deliveries (org_id, id, redelivery, endpoint_id, event, integration_event_id,
        event_sequence, event_created_at, status, next_attempt_at, created_at, updated_at)
      select ${tx.orgId}, ${deliveryIdIn(sql`event_id`, sql`endpoint_id`)}, 0, endpoint_id, event, event_id,
        event_sequence, event_created_at, 'pending', event_created_at, event_created_at, event_created_at
      from late),
    moved as (
      update webhook_endpoints e set position = reached.position
      from (
        select behind.id, case when count(late.*) < at_once then horizon else max(event_sequence) end as position
        from behind left join late on late.endpoint_id = behind.id
        group by behind.id, at_once, horizon) reached
      where e.org_id = ${tx.orgId} and e.id = reached.id
      returning e.position)
    select coalesce(bool_or(moved.position < horizon.sequence), false) as more from moved cross join horizon`
  return left?.more ?? false
}

/** Forgets announcements that no webhook waits for and of which no attempt without a row is under way. */
export const forgetAnnouncements = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`
    delete from webhook_announcements where org_id = ${tx.orgId} and event_sequence <= least(
      (select coalesce(min(position), ${Number.MAX_SAFE_INTEGER}) from webhook_endpoints
        where org_id = ${tx.orgId} and deleted_at is null),
      (select min(u.event_sequence) - 1 from webhook_leases l
        cross join lateral unnest(l.event_sequences) as u(event_sequence) where l.org_id = ${tx.orgId}))`

/**
 * What announcements tell a webhook and is no row yet, because it waits or its first attempt is under way: with the
 * columns of the deliveries that they will be.
 */
export const announcedTo = (
  webhookId: RawBuilder<unknown>,
  announcements: RawBuilder<unknown>,
  orgId: Id,
) => sql`
  select a.org_id, a.event_sequence, a.event_created_at, null::json as sample,
    ${deliveryIdIn(sql`a.event_id`, webhookId)} as id, 0::smallint as redelivery, ${webhookId} as endpoint_id, a.event,
    a.event_id as integration_event_id, 'pending' as status, '{}'::webhook_attempt[] as attempts,
    a.event_created_at as next_attempt_at, null::timestamptz as acknowledged_at, a.event_created_at as created_at,
    a.event_created_at as updated_at
  from ${announcements} a
  where a.org_id = ${orgId} and ${webhookId} = any(a.endpoint_ids) and (
    a.event_sequence > (select position from webhook_endpoints where org_id = ${orgId} and id = ${webhookId})
    or a.event_sequence = any(array(
      select u.event_sequence from webhook_leases l
      cross join lateral unnest(l.endpoint_ids, l.event_sequences) as u(endpoint_id, event_sequence)
      where l.org_id = ${orgId} and u.endpoint_id = ${webhookId})))`

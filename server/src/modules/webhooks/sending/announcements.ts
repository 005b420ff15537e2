import { type RawBuilder, sql } from 'kysely'
import type { WriteTurn } from '../../../platform/data/database.ts'
import type { RecordedFact } from '../../../platform/events/event-log.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { deliveryIdOf } from '../deliveries/delivery-id.ts'
import { realNow } from './queue.ts'

/**
 * Announces every fact to the active webhooks that subscribe to it, and tells the sweeper. Without webhooks it is one
 * look at an empty index range. Answers a row when there are any.
 */
export const announce = (turn: WriteTurn, facts: readonly RecordedFact[]): Promise<unknown[]> =>
  turn.sql`
    with announced as (
      insert into webhook_announcements (org_id, event_sequence, event_created_at, event_id, event, endpoint_ids)
      select ${turn.orgId}, f.sequence, f.created_at, f.id, f.event, array_agg(e.id)
      from webhook_endpoints e
      join integration_events f on f.org_id = e.org_id and f.created_at = ${turn.now} and f.event = any(e.events)
      where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null
        and e.events && ${[...new Set(facts.map(({ event }) => event))]}::text[]
      group by f.sequence, f.created_at, f.id, f.event
      returning 1)
    insert into directory.delivery_due (org_id, due_at)
    select ${turn.orgId}, ${realNow} where exists (select from announced)
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)
    returning org_id`

/** What one turn makes deliveries of, so that it stays short. */
const atOnce = { announcements: 200, deliveries: 1000 }

/**
 * Makes deliveries of the first announcements, a turn's worth; answers whether more are left. In the order of the
 * events, so that what is sent together lies together.
 */
export async function makeDeliveries(turn: WriteTurn): Promise<boolean> {
  const [left] = await turn.sql<{ more: boolean }>`
    with announced as (
      delete from webhook_announcements
      where org_id = ${turn.orgId} and event_sequence in (
        select event_sequence from (
          select event_sequence, sum(cardinality(endpoint_ids)) over (order by event_sequence)
            - cardinality(endpoint_ids) as before
          from (
            select event_sequence, endpoint_ids from webhook_announcements
            where org_id = ${turn.orgId} order by event_sequence limit ${atOnce.announcements}) first) counted
        where before < ${atOnce.deliveries})
      returning event_sequence, event_created_at, event_id, event, endpoint_ids),
    made as (
      insert into webhook_deliveries (org_id, id, redelivery, endpoint_id, event, integration_event_id,
        event_sequence, event_created_at, status, next_attempt_at, created_at, updated_at)
      select ${turn.orgId}, ${deliveryIdOf(sql`a.event_id`, sql`e.id`)}, 0, e.id, a.event, a.event_id,
        a.event_sequence, a.event_created_at, 'pending', a.event_created_at, a.event_created_at, a.event_created_at
      from announced a
      join webhook_endpoints e on e.org_id = ${turn.orgId} and e.id = any(a.endpoint_ids) and e.deleted_at is null
      order by a.event_sequence)
    select count(*) > (select count(*) from announced) as more
    from (
      select from webhook_announcements where org_id = ${turn.orgId} limit ${atOnce.announcements + 1}) known`
  return left?.more ?? false
}

/** What announcements tell a webhook, with the columns of the deliveries that they will be. */
export const announcedTo = (
  webhookId: RawBuilder<unknown>,
  announcements: RawBuilder<unknown>,
  orgId: Id,
) => sql`
  select a.org_id, a.event_sequence, a.event_created_at, null::json as sample,
    ${deliveryIdOf(sql`a.event_id`, webhookId)} as id, 0::smallint as redelivery, ${webhookId} as endpoint_id, a.event,
    a.event_id as integration_event_id, 'pending' as status, '[]'::jsonb as attempts,
    a.event_created_at as next_attempt_at, null::timestamptz as acknowledged_at, a.event_created_at as created_at,
    a.event_created_at as updated_at
  from ${announcements} a
  where a.org_id = ${orgId} and ${webhookId} = any(a.endpoint_ids)`

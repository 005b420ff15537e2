import { sql } from 'kysely'
import type { WriteTurn } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { RecordedFact } from '../../../platform/events/event-log.ts'
import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import { deliveryIdOf } from '../deliveries/store.ts'

/** Cut, not rounded: the column has milliseconds, and a sweep in the same one must find it. */
export const realNow = sql`date_trunc('milliseconds', clock_timestamp())`

/**
 * Makes a delivery of every fact for every active webhook that subscribes to it, and tells the sweeper. Without
 * webhooks it is one look at an empty index range. Answers a row when there are any.
 */
export const announce = (turn: WriteTurn, facts: readonly RecordedFact[]): Promise<unknown[]> =>
  turn.sql`
    with made as (
      insert into webhook_deliveries (org_id, id, redelivery, endpoint_id, event, integration_event_id,
        event_sequence, event_created_at, status, next_attempt_at, created_at, updated_at)
      select ${turn.orgId}, ${deliveryIdOf(sql`f.id`, sql`e.id`)}, 0, e.id, f.event, f.id, f.sequence, f.created_at,
        'pending', f.created_at, f.created_at, f.created_at
      from webhook_endpoints e
      join integration_events f on f.org_id = e.org_id and f.created_at = ${turn.now} and f.event = any(e.events)
      where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null
        and e.events && ${[...new Set(facts.map(({ event }) => event))]}::text[]
      order by f.sequence
      returning 1)
    insert into directory.delivery_due (org_id, due_at)
    select ${turn.orgId}, ${realNow} where exists (select from made)
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)
    returning org_id`

/** Tells the sweeper that the organisation has something to send now. */
export const markDue = (db: TenantDb): Promise<unknown> =>
  db.sql`
    insert into directory.delivery_due (org_id, due_at) values (${db.orgId}, ${realNow})
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)`

/**
 * Tells the sweeper when the organisation next has something to do, in real time: its earliest delivery that waits,
 * or the end of a lease whose process may have died. Whoever may have left something due behind asks from `null` on;
 * after a turn that has claimed whatever was due, what waits longer than `from` is enough, which is quickly found.
 */
export const saveDue = (turn: WriteTurn, realNowMs: number, from: Instant | null): Promise<unknown> =>
  turn.sql`
    update directory.delivery_due set due_at = least(
      ${instantFromMilliseconds(realNowMs)}::timestamptz + ((
        select min(d.next_attempt_at) from webhook_endpoints e
        cross join lateral (
          select d.next_attempt_at from webhook_deliveries d
          where d.org_id = e.org_id and d.endpoint_id = e.id
            and d.next_attempt_at > ${from ?? '-infinity'}
            and d.id not in (select unnest(l.delivery_ids) from webhook_leases l where l.org_id = ${turn.orgId})
          order by d.next_attempt_at limit 1) d
        where e.org_id = ${turn.orgId} and e.state = 'active' and e.deleted_at is null) - ${turn.now}::timestamptz),
      (select min(ends_at) from webhook_leases where org_id = ${turn.orgId} and delivery_ids <> '{}'))
    where org_id = ${turn.orgId}`

import { sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'

/** Cut, not rounded: the column has milliseconds, and a sweep in the same one must find it. */
export const realNow = sql`date_trunc('milliseconds', clock_timestamp())`

/** Tells the sweeper that the organisation has something to send now. */
export const markDue = (db: TenantDb): Promise<unknown> =>
  db.sql`
    insert into directory.delivery_due (org_id, due_at) values (${db.orgId}, ${realNow})
    on conflict (org_id) do update set due_at = least(delivery_due.due_at, excluded.due_at)`

/**
 * From here on the transaction finds the first that waits for a webhook by an index, and nothing by reading a table through. Left
 * to itself PostgreSQL would keep a plan that it has made while little waited.
 */
export const findByIndex = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`

/**
 * Tells the sweeper when the organisation next has something to do, in real time: its announcements, its earliest
 * delivery that waits, or the end of a lease whose process may have died. A transaction that may have left something due
 * behind asks from `null` on; for one that has claimed whatever was due, what is due after `from` is quickly found.
 */
export const saveDue = (tx: WriteTransaction, realNowMs: number, from: Instant | null): Promise<unknown> =>
  tx.sql`
    update directory.delivery_due set due_at = least(
      ${instantFromMilliseconds(realNowMs)}::timestamptz + ((
        select min(d.next_attempt_at) from webhook_endpoints e
        cross join lateral (
          select d.next_attempt_at from webhook_deliveries d
          where d.org_id = e.org_id and d.endpoint_id = e.id
            and d.next_attempt_at > ${from ?? '-infinity'}
            and d.id not in (
              select u.id from webhook_leases l cross join lateral unnest(l.delivery_ids) as u(id)
              where l.org_id = ${tx.orgId} and u.id is not null)
          order by d.next_attempt_at limit 1) d
        where e.org_id = ${tx.orgId} and e.state = 'active' and e.deleted_at is null) - ${tx.now}::timestamptz),
      (select min(ends_at) from webhook_leases where org_id = ${tx.orgId} and endpoint_ids <> '{}'),
      (select ${realNow} where ${from === null} and exists (
        select from webhook_endpoints e join webhook_announcements a
          on a.org_id = e.org_id and a.event_sequence > e.position and e.id = any(a.endpoint_ids)
        where e.org_id = ${tx.orgId} and e.state = 'active' and e.deleted_at is null)))
    where org_id = ${tx.orgId}`

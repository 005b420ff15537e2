import { type RawBuilder, sql } from 'kysely'
import { instantArray, uuidArray } from '../../../../platform/data/binary-arrays.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { abandoned, type Lease, released } from '../../../../platform/outbox/leases.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { ClaimedDelivery } from './claim.ts'
import { webhooksWithRoom } from './claim.ts'
import type { Health } from './health.ts'
import type { Settlement } from './settlement.ts'

export const deliveriesTable = sql.table('webhook_deliveries')

/** What became of a claimed delivery. */
export interface Settled extends Settlement {
  readonly claimed: ClaimedDelivery
}

/** Logs attempts and says how their deliveries go on. What another process has taken up meanwhile is left to it. */
export const saveSettled = (tx: WriteTransaction, settled: readonly Settled[]): Promise<unknown> =>
  tx.sql`
    update webhook_deliveries d set status = s.status, attempts = d.attempts || case when s.attempted_at is null then '{}'
        else array[row(s.attempted_at, s.response_status, s.duration_ms, s.error_code)::webhook_attempt] end,
      next_attempt_at = s.next_attempt_at,
      acknowledged_at = case when s.status = 'delivered' then ${tx.now}::timestamptz end, updated_at = ${tx.now}, ${released}
    from (
      -- In the select list and not in “from”, where PostgreSQL would first put every array into a table of its own.
      select unnest(${uuidArray(settled.map(({ claimed }) => claimed.id))}::uuid[]) as id,
        unnest(${uuidArray(settled.map(({ claimed }) => claimed.webhookId))}::uuid[]) as webhook_id,
        unnest(${settled.map(({ claimed }) => claimed.redelivery)}::smallint[]) as redelivery,
        unnest(${uuidArray(settled.map(({ claimed }) => claimed.leaseId))}::uuid[]) as lease_id,
        unnest(${settled.map(({ status }) => status)}::text[]) as status,
        unnest(${instantArray(settled.map(({ nextAttemptAt }) => nextAttemptAt))}::timestamptz[]) as next_attempt_at,
        unnest(${instantArray(settled.map(({ attempt }) => attempt?.at ?? null))}::timestamptz[]) as attempted_at,
        unnest(${settled.map(({ attempt }) => attempt?.responseStatus ?? null)}::smallint[]) as response_status,
        unnest(${settled.map(({ attempt }) => attempt?.durationMs ?? null)}::integer[]) as duration_ms,
        unnest(${settled.map(({ attempt }) => attempt?.errorCode ?? null)}::text[]) as error_code) s
    where d.org_id = ${tx.orgId} and d.webhook_id = s.webhook_id and d.id = s.id and d.redelivery = s.redelivery
      and d.lease_id = s.lease_id`

export const saveHealth = (tx: WriteTransaction, health: readonly Health[]): Promise<unknown> =>
  tx.sql`
    update webhooks w set last_success_at = coalesce(h.last_success_at, w.last_success_at),
      last_failure_at = coalesce(h.last_failure_at, w.last_failure_at),
      consecutive_failures = h.failures
        + case when h.last_success_at is null then w.consecutive_failures else 0 end,
      failing_reported_at = case when h.last_success_at is null then w.failing_reported_at end
    from unnest(${uuidArray(health.map(({ webhookId }) => webhookId))}::uuid[],
      ${instantArray(health.map(({ lastSuccessAt }) => lastSuccessAt))}::timestamptz[],
      ${instantArray(health.map(({ lastFailureAt }) => lastFailureAt))}::timestamptz[],
      ${health.map(({ failures }) => failures)}::integer[])
      as h(webhook_id, last_success_at, last_failure_at, failures)
    where w.org_id = ${tx.orgId} and w.id = h.webhook_id`

/** Logs the attempts that other processes left behind as interrupted: they count, and the next follow at once. */
export const takeUpAbandoned = (tx: WriteTransaction, lease: Lease): Promise<unknown> =>
  tx.sql`
    update webhook_deliveries d set
      attempts = d.attempts || row(d.lease_started_at, null, null, 'interrupted')::webhook_attempt,
      status = case when ${anotherFollows} then 'retrying' else 'dead_letter' end,
      next_attempt_at = case when ${anotherFollows} then ${tx.now}::timestamptz end,
      updated_at = ${tx.now}, ${released}
    where d.org_id = ${tx.orgId} and ${abandoned(sql`d`, lease)}`

const anotherFollows = sql`cardinality(d.attempts) + 1 < ${sql.lit(limits.webhook.attempts)}`

/**
 * From here on the transaction finds the first that waits for a webhook by an index, and nothing by reading a table
 * through. Left to itself PostgreSQL would keep a plan that it has made while little waited.
 */
export const findByIndex = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`

/**
 * What comes first: announcements that are left, the earliest delivery of a webhook that has room for it, or the end of
 * a lease.
 */
export const nextDue = (tx: WriteTransaction, lease: Lease, perWebhook: number): RawBuilder<unknown> => sql`
  least(
    (select ${lease.now}::timestamptz where exists (select from webhook_announcements where org_id = ${tx.orgId})),
    ${lease.now}::timestamptz + ((
      select min(d.next_attempt_at) from ${webhooksWithRoom(tx, perWebhook)} w
      cross join lateral (
        select d.next_attempt_at from webhook_deliveries d
        where d.org_id = ${tx.orgId} and d.webhook_id = w.id and d.lease_id is null and d.next_attempt_at is not null
        order by d.next_attempt_at, d.id limit 1) d) - ${tx.now}::timestamptz),
    (select min(lease_ends_at) from webhook_deliveries where org_id = ${tx.orgId} and lease_id is not null))`

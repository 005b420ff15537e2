import { type RawBuilder, sql } from 'kysely'
import { bigintArray, uuidArray } from '../../../platform/data/binary-arrays.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { deliveryIdIn } from '../deliveries/delivery-id.ts'
import type { Claimed, Lease } from './leases.ts'

/**
 * Takes up what another process left behind when it died or hung: it is no longer on the list, or its lease has ended.
 * The attempts that had begun may or may not have reached their receivers, so they count, and the next follow at once.
 * What only waited for its attempt is due as it was.
 */
export const takeUpAbandoned = (
  tx: WriteTransaction,
  { holder }: Lease,
  realNowMs: number,
): Promise<unknown> =>
  tx.sql`
    with abandoned as (
      delete from webhook_leases l
      where l.org_id = ${tx.orgId} and l.holder <> ${holder} and (l.ends_at <= ${instantFromMilliseconds(realNowMs)}
        or not exists (select from directory.delivery_processes p where p.id = l.holder))
      returning l.endpoint_ids, l.delivery_ids, l.event_sequences, l.started_at),
    left_behind as (
      select u.* from abandoned
      cross join lateral unnest(endpoint_ids, delivery_ids, event_sequences, started_at)
        as u(endpoint_id, delivery_id, event_sequence, started_at)),
    announced as (${becomesRows(tx, sql`left_behind`)})
    update webhook_deliveries d set attempts = d.attempts || ${interrupted(sql`u.started_at`)},
      status = case when ${anotherFollows} then 'retrying' else 'dead_letter' end,
      next_attempt_at = case when ${anotherFollows} then ${tx.now}::timestamptz end,
      updated_at = ${tx.now}
    from left_behind u
    where d.org_id = ${tx.orgId} and d.endpoint_id = u.endpoint_id and d.id = u.delivery_id
      and u.event_sequence is null and u.started_at is not null and d.next_attempt_at is not null`

/**
 * Makes rows of what the process's own lease has and the process does not know of, because the answer of a round was lost
 * or outcomes could not be logged: it waits as if it had never been claimed. What is logged has its row already.
 */
export const takeUpForgotten = (
  tx: WriteTransaction,
  { holder }: Lease,
  underWay: readonly Claimed[],
): Promise<unknown> =>
  tx.sql`
    with known as (
      select * from unnest(${uuidArray(underWay.map(({ leaseId }) => leaseId))}::uuid[],
        ${uuidArray(underWay.map(({ endpointId }) => endpointId))}::uuid[],
        ${bigintArray(underWay.map(({ announced }) => announced))}::bigint[])
        as u(lease_id, endpoint_id, event_sequence)),
    forgotten as (
      select u.endpoint_id, u.event_sequence, null::timestamptz as started_at
      from webhook_leases l cross join lateral unnest(l.endpoint_ids, l.event_sequences) as u(endpoint_id, event_sequence)
      where l.org_id = ${tx.orgId} and l.holder = ${holder} and not exists (
        select from known where known.lease_id = l.id and known.endpoint_id = u.endpoint_id
          and known.event_sequence = u.event_sequence))
    ${becomesRows(tx, sql`forgotten`)}`

const interrupted = (startedAt: RawBuilder<unknown>) =>
  sql`row(${startedAt}, null, null, 'interrupted')::webhook_attempt`

const anotherFollows = sql`cardinality(d.attempts) + 1 < ${sql.lit(limits.webhook.attempts)}`

/** Deliveries that have no row: with a logged attempt where one had begun. */
const becomesRows = (tx: WriteTransaction, claimed: RawBuilder<unknown>) => sql`
  insert into webhook_deliveries (org_id, id, redelivery, endpoint_id, event, integration_event_id, event_sequence,
    event_created_at, status, attempts, next_attempt_at, created_at, updated_at)
  select ${tx.orgId}, ${deliveryIdIn(sql`a.event_id`, sql`u.endpoint_id`)}, 0, u.endpoint_id, a.event, a.event_id,
    a.event_sequence, a.event_created_at,
    case when u.started_at is null then 'pending' else 'retrying' end,
    case when u.started_at is null then '{}' else array[${interrupted(sql`u.started_at`)}] end,
    case when u.started_at is null then a.event_created_at else ${tx.now}::timestamptz end, a.event_created_at,
    case when u.started_at is null then a.event_created_at else ${tx.now}::timestamptz end
  from ${claimed} u
  join webhook_announcements a on a.org_id = ${tx.orgId} and a.event_sequence = u.event_sequence
  join webhook_endpoints e on e.org_id = ${tx.orgId} and e.id = u.endpoint_id and e.deleted_at is null
  on conflict do nothing`

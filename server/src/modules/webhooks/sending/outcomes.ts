import { sql } from 'kysely'
import { bigintArray, instantArray, uuidArray } from '../../../platform/data/binary-arrays.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Health } from './health.ts'
import type { Claimed, Lease } from './leases.ts'
import type { Settlement } from './settlement.ts'

/** What became of a claimed delivery. */
export interface Settled extends Settlement {
  readonly claimed: Claimed
}

/**
 * Logs attempts and says how their deliveries go on: the first outcome of what was claimed from its announcement makes
 * its row. What another process has taken up meanwhile is left to it, and what is logged already stays as it is.
 * `is true` has PostgreSQL look up what is under way in a hash table, however wrong it estimates how much it is.
 */
export const saveSettled = (
  tx: WriteTransaction,
  lease: Lease,
  settled: readonly Settled[],
): Promise<readonly unknown[]> => {
  const first = settled.filter(({ claimed }) => claimed.announced !== null)
  const further = settled.filter(({ claimed }) => claimed.announced === null)
  return Promise.all([
    first.length > 0 && saveFirst(tx, lease, first),
    further.length > 0 && saveFurther(tx, lease, further),
  ])
}

const saveFirst = (tx: WriteTransaction, { holder }: Lease, settled: readonly Settled[]): Promise<unknown> =>
  tx.sql`
    insert into webhook_deliveries (org_id, id, redelivery, endpoint_id, event, integration_event_id, event_sequence,
      event_created_at, status, attempts, next_attempt_at, acknowledged_at, created_at, updated_at)
    select ${tx.orgId}, s.id, 0, s.endpoint_id, s.event, s.event_id, s.event_sequence, s.event_created_at, s.status,
      ${attempts}, s.next_attempt_at, case when s.status = 'delivered' then ${tx.now}::timestamptz end,
      s.event_created_at, ${tx.now}
    from (
      select unnest(${settled.map(({ claimed }) => claimed.message.event)}::text[]) as event,
        unnest(${uuidArray(settled.map(({ claimed }) => claimed.message.integrationEventId))}::uuid[]) as event_id,
        unnest(${bigintArray(settled.map(({ claimed }) => claimed.announced))}::bigint[]) as event_sequence,
        unnest(${instantArray(settled.map(({ claimed }) => claimed.eventCreatedAt))}::timestamptz[]) as event_created_at,
        ${outcomes(settled)}) s
    where s.lease_id = ${leaseOf(tx, holder)} and ((s.endpoint_id, s.event_sequence) in (
      select unnest(endpoint_ids), unnest(event_sequences) from webhook_leases
      where org_id = ${tx.orgId} and holder = ${holder})) is true`

const saveFurther = (
  tx: WriteTransaction,
  { holder }: Lease,
  settled: readonly Settled[],
): Promise<unknown> =>
  tx.sql`
    update webhook_deliveries d set status = s.status, attempts = d.attempts || ${attempts},
      next_attempt_at = s.next_attempt_at,
      acknowledged_at = case when s.status = 'delivered' then ${tx.now}::timestamptz end, updated_at = ${tx.now}
    from (
      select unnest(${settled.map(({ claimed }) => claimed.redelivery)}::smallint[]) as redelivery,
        ${outcomes(settled)}) s
    where d.org_id = ${tx.orgId} and d.endpoint_id = s.endpoint_id and d.id = s.id and d.redelivery = s.redelivery
      and s.lease_id = ${leaseOf(tx, holder)} and (s.id in (
        select unnest(delivery_ids) from webhook_leases
        where org_id = ${tx.orgId} and holder = ${holder})) is true`

/** In the select list and not in `from`, where PostgreSQL would first put every array into a table of its own. */
const outcomes = (settled: readonly Settled[]) => sql`
  unnest(${uuidArray(settled.map(({ claimed }) => claimed.id))}::uuid[]) as id,
  unnest(${uuidArray(settled.map(({ claimed }) => claimed.endpointId))}::uuid[]) as endpoint_id,
  unnest(${uuidArray(settled.map(({ claimed }) => claimed.leaseId))}::uuid[]) as lease_id,
  unnest(${settled.map(({ status }) => status)}::text[]) as status,
  unnest(${instantArray(settled.map(({ nextAttemptAt }) => nextAttemptAt))}::timestamptz[]) as next_attempt_at,
  unnest(${instantArray(settled.map(({ attempt }) => attempt?.at ?? null))}::timestamptz[]) as attempted_at,
  unnest(${settled.map(({ attempt }) => attempt?.responseStatus ?? null)}::smallint[]) as response_status,
  unnest(${settled.map(({ attempt }) => attempt?.durationMs ?? null)}::integer[]) as duration_ms,
  unnest(${settled.map(({ attempt }) => attempt?.errorCode ?? null)}::text[]) as error_code`

const attempts = sql`
  case when s.attempted_at is null then '{}'
    else array[row(s.attempted_at, s.response_status, s.duration_ms, s.error_code)::webhook_attempt] end`

const leaseOf = ({ orgId }: WriteTransaction, holder: Id) =>
  sql`(select id from webhook_leases where org_id = ${orgId} and holder = ${holder})`

export const saveHealth = (tx: WriteTransaction, health: readonly Health[]): Promise<unknown> =>
  tx.sql`
    update webhook_endpoints e set last_success_at = coalesce(h.last_success_at, e.last_success_at),
      last_failure_at = coalesce(h.last_failure_at, e.last_failure_at),
      consecutive_failures = h.failures
        + case when h.last_success_at is null then e.consecutive_failures else 0 end,
      failing_reported_at = case when h.last_success_at is null then e.failing_reported_at end
    from unnest(${uuidArray(health.map(({ endpointId }) => endpointId))}::uuid[],
      ${instantArray(health.map(({ lastSuccessAt }) => lastSuccessAt))}::timestamptz[],
      ${instantArray(health.map(({ lastFailureAt }) => lastFailureAt))}::timestamptz[],
      ${health.map(({ failures }) => failures)}::integer[])
      as h(endpoint_id, last_success_at, last_failure_at, failures)
    where e.org_id = ${tx.orgId} and e.id = h.endpoint_id`

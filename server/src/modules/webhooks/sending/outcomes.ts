import type { WriteTurn } from '../../../platform/data/database.ts'
import { jsonb } from '../../../platform/data/tables.ts'
import type { Health } from './health.ts'
import type { Claimed, Lease } from './leases.ts'
import type { Settlement } from './settlement.ts'

/** What became of a claimed delivery. */
export interface Settled extends Settlement {
  readonly claimed: Claimed
}

/** Logs attempts and says how their deliveries go on. What another process has taken up meanwhile is left to it. */
export const saveSettled = (
  turn: WriteTurn,
  { holder }: Lease,
  settled: readonly Settled[],
): Promise<unknown> =>
  turn.sql`
    update webhook_deliveries d set status = s.status, attempts = d.attempts || s.attempts,
      next_attempt_at = s.next_attempt_at,
      acknowledged_at = case when s.status = 'delivered' then ${turn.now}::timestamptz end, updated_at = ${turn.now}
    from unnest(${settled.map(({ claimed }) => claimed.endpointId)}::uuid[],
      ${settled.map(({ claimed }) => claimed.id)}::uuid[],
      ${settled.map(({ claimed }) => claimed.redelivery)}::smallint[],
      ${settled.map(({ claimed }) => claimed.leaseId)}::uuid[],
      ${settled.map(({ status }) => status)}::text[],
      ${settled.map(({ attempt }) => jsonb(attempt ?? []))}::jsonb[],
      ${settled.map(({ nextAttemptAt }) => nextAttemptAt)}::timestamptz[])
      as s(endpoint_id, id, redelivery, lease_id, status, attempts, next_attempt_at)
    where d.org_id = ${turn.orgId} and d.endpoint_id = s.endpoint_id and d.id = s.id and d.redelivery = s.redelivery
      and s.lease_id = (select id from webhook_leases where org_id = ${turn.orgId} and holder = ${holder})`

export const saveHealth = (turn: WriteTurn, health: readonly Health[]): Promise<unknown> =>
  turn.sql`
    update webhook_endpoints e set last_success_at = coalesce(h.last_success_at, e.last_success_at),
      last_failure_at = coalesce(h.last_failure_at, e.last_failure_at),
      consecutive_failures = h.failures
        + case when h.last_success_at is null then e.consecutive_failures else 0 end,
      failing_reported_at = case when h.last_success_at is null then e.failing_reported_at end
    from unnest(${health.map(({ endpointId }) => endpointId)}::uuid[],
      ${health.map(({ lastSuccessAt }) => lastSuccessAt)}::timestamptz[],
      ${health.map(({ lastFailureAt }) => lastFailureAt)}::timestamptz[],
      ${health.map(({ failures }) => failures)}::integer[])
      as h(endpoint_id, last_success_at, last_failure_at, failures)
    where e.org_id = ${turn.orgId} and e.id = h.endpoint_id`

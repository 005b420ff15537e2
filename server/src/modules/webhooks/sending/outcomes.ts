import type { WriteTurn } from '../../../platform/data/database.ts'
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
    from jsonb_to_recordset(${JSON.stringify(settled.map(settledRow))}::jsonb) as s(endpoint_id uuid, id uuid,
      redelivery smallint, lease_id uuid, status text, attempts jsonb, next_attempt_at timestamptz)
    where d.org_id = ${turn.orgId} and d.endpoint_id = s.endpoint_id and d.id = s.id and d.redelivery = s.redelivery
      and s.lease_id = (select id from webhook_leases where org_id = ${turn.orgId} and holder = ${holder})`

const settledRow = ({ claimed, status, attempt, nextAttemptAt }: Settled) => ({
  endpoint_id: claimed.endpointId,
  id: claimed.id,
  redelivery: claimed.redelivery,
  lease_id: claimed.leaseId,
  status,
  attempts: attempt ? [attempt] : [],
  next_attempt_at: nextAttemptAt,
})

export const saveHealth = (turn: WriteTurn, health: readonly Health[]): Promise<unknown> =>
  turn.sql`
    update webhook_endpoints e set last_success_at = coalesce(h.last_success_at, e.last_success_at),
      last_failure_at = coalesce(h.last_failure_at, e.last_failure_at),
      consecutive_failures = h.failures
        + case when h.last_success_at is null then e.consecutive_failures else 0 end,
      failing_reported_at = case when h.last_success_at is null then e.failing_reported_at end
    from jsonb_to_recordset(${JSON.stringify(health.map(healthRow))}::jsonb) as h(endpoint_id uuid,
      last_success_at timestamptz, last_failure_at timestamptz, failures integer)
    where e.org_id = ${turn.orgId} and e.id = h.endpoint_id`

const healthRow = ({ endpointId, lastSuccessAt, lastFailureAt, failures }: Health) => ({
  endpoint_id: endpointId,
  last_success_at: lastSuccessAt,
  last_failure_at: lastFailureAt,
  failures,
})

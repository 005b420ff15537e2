import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Attempt } from '../shapes.ts'
import { isAcknowledged } from './settlement.ts'

/** What attempts tell of a webhook's receiver. */
export interface Health {
  readonly endpointId: Id
  readonly lastSuccessAt: Instant | null
  readonly lastFailureAt: Instant | null
  /** Failures since the last success among the attempts, or all of them. */
  readonly failures: number
}

/** Sums attempts up by webhook, in the order in which they ended. */
export function healthOf(
  ended: readonly { readonly endpointId: Id; readonly attempt: Attempt | null }[],
): Health[] {
  const byEndpoint = new Map<Id, Health>()
  for (const { endpointId, attempt } of ended) {
    if (!attempt) continue
    const before = byEndpoint.get(endpointId) ?? {
      endpointId,
      lastSuccessAt: null,
      lastFailureAt: null,
      failures: 0,
    }
    byEndpoint.set(
      endpointId,
      isAcknowledged(attempt)
        ? { ...before, lastSuccessAt: attempt.at, failures: 0 }
        : { ...before, lastFailureAt: attempt.at, failures: before.failures + 1 },
    )
  }
  return [...byEndpoint.values()]
}

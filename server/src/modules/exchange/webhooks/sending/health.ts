import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Attempt } from '../shapes.ts'
import { isAcknowledged } from './settlement.ts'

/** What attempts tell of a webhook's receiver. */
export interface Health {
  readonly webhookId: Id
  readonly lastSuccessAt: Instant | null
  readonly lastFailureAt: Instant | null
  /** Failures since the last success among the attempts, or all of them. */
  readonly failures: number
}

/** Sums attempts up by webhook, in the order in which they ended. */
export function healthOf(
  ended: readonly { readonly webhookId: Id; readonly attempt: Attempt | null }[],
): Health[] {
  const byWebhook = new Map<Id, Health>()
  for (const { webhookId, attempt } of ended) {
    if (!attempt) continue
    const before = byWebhook.get(webhookId) ?? {
      webhookId,
      lastSuccessAt: null,
      lastFailureAt: null,
      failures: 0,
    }
    byWebhook.set(
      webhookId,
      isAcknowledged(attempt)
        ? { ...before, lastSuccessAt: attempt.at, failures: 0 }
        : { ...before, lastFailureAt: attempt.at, failures: before.failures + 1 },
    )
  }
  return [...byWebhook.values()]
}

import { backoffSeconds } from '../../../../platform/vocabulary/backoff.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { Attempt, DeliveryStatus } from '../shapes.ts'

/**
 * What became of an attempt: it was made; it never left us (`postponed`), so it does not count; or there is nothing to
 * send any more (`hopeless`), so no other follows.
 */
export type Outcome =
  | { readonly kind: 'made'; readonly attempt: Attempt }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'hopeless'; readonly attempt: Attempt }

export interface Settlement {
  readonly status: Extract<DeliveryStatus, 'pending' | 'retrying' | 'delivered' | 'dead_letter'>
  /** The attempt to log; null when nothing was sent. */
  readonly attempt: Attempt | null
  readonly nextAttemptAt: Instant | null
}

const postponedSeconds = 5
/** How a delivery goes on after an attempt. `attemptsBefore` counts the logged attempts of this sending. */
export function settle(attemptsBefore: number, outcome: Outcome, now: Instant, chance: number): Settlement {
  if (outcome.kind === 'postponed')
    return {
      status: attemptsBefore === 0 ? 'pending' : 'retrying',
      attempt: null,
      nextAttemptAt: addSeconds(now, postponedSeconds * (1 + chance)),
    }
  const { attempt } = outcome
  const made = attemptsBefore + 1
  if (isAcknowledged(attempt)) return { status: 'delivered', attempt, nextAttemptAt: null }
  if (outcome.kind === 'hopeless' || made >= limits.webhook.attempts)
    return { status: 'dead_letter', attempt, nextAttemptAt: null }
  return { status: 'retrying', attempt, nextAttemptAt: addSeconds(now, backoffSeconds(made, chance)) }
}

export const isAcknowledged = ({ errorCode }: Attempt): boolean => errorCode === null

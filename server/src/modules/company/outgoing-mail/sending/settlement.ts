import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { FailureCode, MailAttempt, MailStatus } from '../shapes.ts'

/**
 * What became of an attempt: another may follow (`again`), none can help (`hopeless`), or the service stopped under
 * it (`stopped`), so the next follows as soon as somebody can.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly attempt: MailAttempt }
  | { readonly kind: 'again'; readonly attempt: MailAttempt }
  | { readonly kind: 'stopped'; readonly attempt: MailAttempt }
  | { readonly kind: 'hopeless'; readonly attempt: MailAttempt; readonly failureCode: FailureCode }

export interface Settlement {
  readonly status: Extract<MailStatus, 'queued' | 'sent' | 'failed'>
  readonly failureCode: FailureCode | null
  readonly nextAttemptAt: Instant | null
}

const minute = 60
const hour = 60 * minute

/**
 * Seconds before the second and every later attempt: first soon, for a server that only wanted to see us come back
 * (greylisting), then over two days, as long as RFC 5321 §4.5.4.1 has senders be patient at the least.
 */
export const backoffSeconds = [
  30,
  2 * minute,
  8 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
] as const
export const attemptsAtMost = backoffSeconds.length + 1

/** Waits are longer than their base by up to this part, so that mails do not come back in step. */
const jitter = 0.25

/** How a mail goes on after an attempt. `attemptsBefore` counts those that were logged before; `chance` is in [0, 1). */
export function settle(attemptsBefore: number, outcome: Outcome, now: Instant, chance: number): Settlement {
  if (outcome.kind === 'sent') return { status: 'sent', failureCode: null, nextAttemptAt: null }
  if (outcome.kind === 'hopeless') return failed(outcome.failureCode)
  const wait = backoffSeconds[attemptsBefore]
  if (wait === undefined) return failed('attempts_exhausted')
  const seconds = outcome.kind === 'stopped' ? 0 : wait * (1 + jitter * chance)
  return { status: 'queued', failureCode: null, nextAttemptAt: addSeconds(now, seconds) }
}

const failed = (failureCode: FailureCode): Settlement => ({
  status: 'failed',
  failureCode,
  nextAttemptAt: null,
})

import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Bounds, Meter } from '../attempts/meter.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import { attemptsOf } from '../attempts/limits.ts'

const hour = 3600

/** Every request may be a mail to somebody who did not ask for it. */
export const resetBounds = {
  address: { attempts: 30, forgetsOneInSeconds: 120, firstWaitSeconds: 60, longestWaitSeconds: hour },
  accountFromAddress: {
    attempts: 5,
    forgetsOneInSeconds: 720,
    firstWaitSeconds: 60,
    longestWaitSeconds: hour,
  },
  account: { attempts: 10, forgetsOneInSeconds: 360, firstWaitSeconds: 360, longestWaitSeconds: 360 },
} as const satisfies Record<string, Bounds>

/**
 * Counts a request for a link. Throws `too-many-requests` for whoever asks too often. False when one account was asked
 * for so often, by anybody, that no more is mailed for a while; the caller is not told, and the last link works for an
 * hour.
 */
export async function countResetRequest(
  services: Services,
  { address }: Browser,
  email: string,
): Promise<boolean> {
  const attempts = attemptsOf(services)
  const subscriber = subscriberOf(address)
  await attempts.attempt('sign_in', [
    meter('reset from address', subscriber, resetBounds.address),
    meter('reset of account from address', `${subscriber} ${email}`, resetBounds.accountFromAddress),
  ])
  try {
    await attempts.attempt('sign_in', [meter('reset of account', email, resetBounds.account)])
    return true
  } catch (error) {
    if (error instanceof RequestRefused) return false
    throw error
  }
}

const meter = (kind: string, subject: string, bounds: Bounds): Meter => ({ kind, subject, bounds })

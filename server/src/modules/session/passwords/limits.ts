import type { Services } from '../../../platform/services.ts'
import type { Bounds } from '../attempts.ts'
import { SignInLimits } from '../sign-in-limits.ts'

/** Every request may be a mail to somebody who did not ask for it. */
export const resetBounds = {
  account: { attempts: 5, windowSeconds: 60 * 60, subjects: 100_000 },
  address: { attempts: 30, windowSeconds: 60 * 60, subjects: 100_000 },
} as const satisfies Record<string, Bounds>

const limitsOfServices = new WeakMap<Services, SignInLimits>()

export function resetLimits(services: Services): SignInLimits {
  let limits = limitsOfServices.get(services)
  if (!limits) limitsOfServices.set(services, (limits = new SignInLimits(resetBounds)))
  return limits
}

import { subscriberOf } from '../../../platform/http/subscriber.ts'
import type { Services } from '../../../platform/services.ts'
import { type Attempt, attemptsOf, type Bounds, type Meter } from '../../people/session/port.ts'
import type { PublicLink } from './record.ts'

/** Nobody guesses one of 256 random bits; these keep a flood of guesses and of looks from costing the others anything. */
export const linkBounds = {
  /** Links that lead nowhere, of one network address. */
  address: { attempts: 50, forgetsOneInSeconds: 18, firstWaitSeconds: 15, longestWaitSeconds: 300 },
  /** An address that many people share, by `KONTTORI_SHARED_ADDRESSES`. */
  sharedAddress: { attempts: 1000, forgetsOneInSeconds: 1, firstWaitSeconds: 1, longestWaitSeconds: 30 },
  /** Answers that are sent by one link, from everywhere. Looks of anyone who holds it are none: it may have been sent on. */
  answers: { attempts: 60, forgetsOneInSeconds: 1, firstWaitSeconds: 5, longestWaitSeconds: 60 },
} as const satisfies Record<string, Bounds>

/**
 * Counts a look at a link before anything is looked up. One that leads somewhere counts for nothing. Throws
 * `too-many-requests` with the scope `public_link`.
 */
export async function countLook(services: Services, address: string): Promise<{ found(): Promise<void> }> {
  const shared = services.sharedAddresses.include(address)
  const ofAddress: Meter = {
    kind: 'public link address',
    subject: subscriberOf(address),
    bounds: shared ? linkBounds.sharedAddress : linkBounds.address,
  }
  const attempt = await attemptsOf(services).attempt('public_link', [ofAddress])
  return { found: () => attempt.takeBack() }
}

/** Counts an answer before it is looked at, in the same way. One that turns out to be the one before is taken back. */
export const countAnswer = (
  services: Services,
  { link }: { readonly link: Pick<PublicLink, 'id'> },
): Promise<Pick<Attempt, 'takeBack'>> =>
  attemptsOf(services).attempt('public_link', [
    { kind: 'public link answers', subject: link.id, bounds: linkBounds.answers },
  ])

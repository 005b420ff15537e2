import { createHash } from 'node:crypto'
import { subscriberOf } from '../../platform/http/subscriber.ts'
import type { Services } from '../../platform/services.ts'
import { attemptsOf, type Bounds, type Meter } from '../session/port.ts'

/** Nobody guesses one of 256 random bits; these keep a flood of guesses and of looks from costing the others anything. */
export const linkBounds = {
  /** Links that lead nowhere, of one network address. */
  address: { attempts: 50, forgetsOneInSeconds: 18, firstWaitSeconds: 15, longestWaitSeconds: 300 },
  /** An address that many people share, by `KONTTORI_SHARED_ADDRESSES`. */
  sharedAddress: { attempts: 1000, forgetsOneInSeconds: 1, firstWaitSeconds: 1, longestWaitSeconds: 30 },
  /** Looks at one link and forms sent by it, from everywhere. */
  link: { attempts: 60, forgetsOneInSeconds: 1, firstWaitSeconds: 5, longestWaitSeconds: 60 },
} as const satisfies Record<string, Bounds>

/**
 * Counts a look at a link before anything is looked up. One that leads somewhere counts for the link alone. Throws
 * `too-many-requests` with the scope `public_link`.
 */
export async function countLook(
  services: Services,
  address: string,
  token: string,
): Promise<{ found(): Promise<void> }> {
  const shared = services.sharedAddresses.include(address)
  const ofAddress: Meter = {
    kind: 'public link address',
    subject: subscriberOf(address),
    bounds: shared ? linkBounds.sharedAddress : linkBounds.address,
  }
  const ofLink: Meter = {
    kind: 'public link',
    subject: createHash('sha256').update(token).digest('hex'),
    bounds: linkBounds.link,
  }
  const attempt = await attemptsOf(services).attempt('public_link', [ofAddress, ofLink])
  return { found: () => attempt.takeBack([ofAddress]) }
}

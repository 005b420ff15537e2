import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import type { Services } from '../../../../platform/services.ts'
import { attemptsOf, type Bounds, type Meter } from '../../../people/session/port.ts'

/** Wrong codes: of one address, and of one organisation from everywhere. */
export const pairingBounds = {
  address: { attempts: 10, forgetsOneInSeconds: 60, firstWaitSeconds: 15, longestWaitSeconds: 300 },
  /** An address that many people share, by `KONTTORI_SHARED_ADDRESSES`. */
  sharedAddress: { attempts: 50, forgetsOneInSeconds: 15, firstWaitSeconds: 5, longestWaitSeconds: 60 },
  /** A hundred guesses an hour at forty bits. */
  organisation: { attempts: 40, forgetsOneInSeconds: 60, firstWaitSeconds: 5, longestWaitSeconds: 60 },
} as const satisfies Record<string, Bounds>

/**
 * Counts a code that was given before anything is looked up, of an organisation that is there and of one that is not
 * alike. Throws `too-many-requests` with the scope `pairing`; a code that was right counts for nothing.
 */
export function countPairing(
  services: Services,
  address: string,
  organisation: string,
): Promise<{ succeeded(): Promise<void> }> {
  const shared = services.sharedAddresses.include(address)
  const ofAddress: Meter = {
    kind: 'pairing address',
    subject: subscriberOf(address),
    bounds: shared ? pairingBounds.sharedAddress : pairingBounds.address,
  }
  const ofOrganisation: Meter = {
    kind: 'pairing organisation',
    subject: organisation,
    bounds: pairingBounds.organisation,
  }
  return attemptsOf(services).attempt('pairing', [ofAddress, ofOrganisation])
}

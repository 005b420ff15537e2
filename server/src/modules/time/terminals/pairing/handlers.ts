import { handle } from '../../../../platform/http/handler.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { organisationOfSlug } from '../../../company/organisation/port.ts'
import { attemptsOf, type Bounds, type Meter } from '../../../people/session/port.ts'
import { hashOfCode } from '../credentials/pairing-code.ts'
import * as credentials from '../credentials/store.ts'
import { newCredential } from '../credentials/token.ts'
import type { TerminalRecord } from '../record/record.ts'
import * as rules from '../record/rules.ts'
import * as store from '../record/store.ts'
import { devicePairing } from './contract.ts'

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
function countPairing(
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

export const handlers = handle(devicePairing, {
  async pair({ body, services, browser, requestId }) {
    const { address } = browser
    const attempt = await countPairing(services, address, body.organisation)
    const place = await placeOf(services, body)
    if (!place) throw notGood()
    const { orgId, codeHash, terminal } = place
    const credential = newCredential()
    const request = {
      orgId,
      actor: { membershipId: null, credentialKind: 'device', credentialId: terminal.id },
      operation: 'device.pair',
      requestId,
      address,
    } as const
    const paired = await services.transactions.run(request, async (tx, commit) => {
      // Once more in the write transaction: of two devices with one code the second finds none.
      const found = goodOf(await store.findByCode(tx, codeHash), tx.now)
      if (!found) throw notGood()
      return commit(rules.pair(found, tx.now), async state => {
        store.save(tx, state)
        tx.defer(store.removeCode(tx, state.id))
        await credentials.end(tx, state.id)
        credentials.add(tx, state.id, credential)
      })
    })
    await attempt.succeeded()
    return { credential, terminalId: paired.id, name: paired.name }
  },
})

const notGood = () => new RequestRefused('pairing_code_invalid', 'The code is not good.')

/** An organisation that there never is: the same is looked up for it, so that the time does not show which there are. */
const nowhere: Id = '00000000-0000-7000-8000-000000000000'

async function placeOf(
  { database, keyring }: Services,
  { organisation, pairingCode }: { readonly organisation: string; readonly pairingCode: string },
) {
  const orgId = (await organisationOfSlug(database, organisation)) ?? nowhere
  const codeHash = hashOfCode(keyring, orgId, pairingCode)
  const found = await store.findByCode(database.reader(orgId), codeHash)
  return found && { orgId, codeHash, terminal: found.terminal }
}

/** The terminal of a code that is still good. */
const goodOf = (found: store.StoredTerminal | undefined, now: Instant): TerminalRecord | undefined =>
  found?.codeExpiresAt != null && found.codeExpiresAt > now && found.terminal.active
    ? found.terminal
    : undefined

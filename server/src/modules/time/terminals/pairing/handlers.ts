import type { Services } from '../../../../platform/services.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { organisationOfSlug } from '../../../company/organisation/port.ts'
import * as credentials from '../credentials/store.ts'
import { newCredential } from '../credentials/token.ts'
import type { TerminalRecord } from '../record/record.ts'
import * as rules from '../record/rules.ts'
import * as store from '../record/store.ts'
import { hashOfCode } from '../credentials/pairing-code.ts'
import { devicePairing } from './contract.ts'
import { countPairing } from './limits.ts'

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

/** An organisation that there never is: the same is looked up for it, so that the time does not tell which there are. */
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

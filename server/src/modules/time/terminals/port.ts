import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { Commit } from '../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { hashPassword } from '../../people/session/port.ts'
import { hashOfBadge, pepperedPin, pepperFor } from './badges/pepper.ts'
import * as badgeRules from './badges/rules.ts'
import * as badgeStore from './badges/store.ts'
import * as credentials from './credentials/store.ts'
import { newCredential } from './credentials/token.ts'
import * as rules from './record/rules.ts'
import * as store from './record/store.ts'

export interface EquippedTerminal {
  readonly id: Id
  /** Not stored: it is shown this once. */
  readonly credential: string
}

/**
 * Registers a terminal for all members, or finds the one of the name, and pairs a device with it; for the demo, whose secrets
 * may be lost. A device that was paired before ends.
 */
export async function equipTerminal(
  tx: WriteTransaction,
  commit: Commit,
  name: string,
): Promise<EquippedTerminal> {
  const found = await store.findNamed(tx, name)
  const circumstances = { now: tx.now, unitsThere: new Set<Id>() }
  const terminal =
    found?.terminal ??
    (await commit(rules.create(newId(), { name, allMembers: true }, circumstances), async state =>
      store.insert(tx, state),
    ))
  const credential = newCredential()
  await commit(rules.pair(terminal, tx.now), async state => {
    store.save(tx, state)
    await credentials.end(tx, state.id)
    credentials.add(tx, state.id, credential)
  })
  return { id: terminal.id, credential }
}

/** Gives members badges and PINs in place of those that they have, one after the other; for the demo. */
export async function giveBadges(
  tx: WriteTransaction,
  commit: Commit,
  { keyring }: Pick<Services, 'keyring'>,
  given: readonly { readonly membershipId: Id; readonly badgeCode: string; readonly pin: string }[],
): Promise<void> {
  const pepper = await pepperFor(tx, keyring, newId())
  for (const { membershipId, badgeCode, pin } of given) {
    const wanted = {
      badgeHash: hashOfBadge(pepper, badgeCode),
      pinHash: await hashPassword(pepperedPin(pepper, membershipId, pin)),
    }
    const before = await badgeStore.find(tx, membershipId)
    const circumstances = { now: tx.now, membershipId, deactivated: false, holder: null }
    await commit(badgeRules.set(before, wanted, circumstances), async state => {
      if (state) tx.defer(badgeStore.save(tx, state))
    })
  }
}

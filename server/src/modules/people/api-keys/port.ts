import type { WriteTransaction } from '../../../platform/data/database.ts'
import { wakeOutbox } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Commit } from '../../../platform/transactions/transactions.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import type { Key } from './key.ts'
import type { KeyKind } from './shapes.ts'
import { outboxName } from './expiry/store.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { type Environment, hashOf, newToken } from './token.ts'

export { type IssuedKey, issueKey, type WantedKey } from './issuing.ts'
export { isWellFormed as isWellFormedKey } from './token.ts'
export { leaveOwner } from './store.ts'
export { type KeyRoster, keyRoster } from './roster.ts'

/** A service key whose owner goes: what the answer to a deactivation lists, so that somebody can reassign it. */
export interface OrphanedServiceKey {
  readonly id: Id
  readonly name: string
  readonly lastUsedAt: Instant | null
}

/** The live service keys that a member owns, oldest first. One statement. */
export const orphanedServiceKeys = (db: TenantDb, membershipId: Id): Promise<OrphanedServiceKey[]> =>
  store.serviceKeysOf(db, membershipId)

/** Revokes every live key of a name; for the demo, whose secrets may be lost. */
export async function revokeKeysNamed(tx: WriteTransaction, commit: Commit, name: string): Promise<void> {
  for (const { key, secrets } of await store.liveNamed(tx, name))
    await commit(rules.retire(key, tx.now), async state => store.saveRevoked(tx, state, secrets))
}

/** Revokes every live personal key of members whose accounts have begun anew. */
export async function revokePersonalKeysOf(
  tx: WriteTransaction,
  commit: Commit,
  membershipIds: readonly Id[],
): Promise<void> {
  for (const { key, secrets } of await store.livePersonalKeysOf(tx, membershipIds))
    await commit(rules.retire(key, tx.now), async state => store.saveRevoked(tx, state, secrets))
}

/**
 * Makes a key in a write transaction and returns its secret, which is not stored; for the command line and the demo, where
 * nobody's capabilities bound the scope. At look-up the owner's do all the same.
 */
export function createKey(
  tx: WriteTransaction,
  wanted: {
    readonly name: string
    readonly kind: KeyKind
    readonly scope: readonly Capability[]
    readonly ownerMembershipId: Id
    readonly environment: Environment
    readonly readOnly?: boolean
    readonly expiresAt?: Instant | null
  },
): { readonly id: Id; readonly secret: string } {
  const token = newToken(wanted.environment)
  const key: Key = {
    id: newId(),
    name: wanted.name,
    kind: wanted.kind,
    prefix: token.prefix,
    last4: token.last4,
    scope: wanted.scope,
    readOnly: wanted.readOnly ?? false,
    ownerMembershipId: wanted.ownerMembershipId,
    createdBy: null,
    expiresAt: wanted.expiresAt ?? null,
    revokedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  }
  store.insert(tx, key, hashOf(token.text))
  return { id: key.id, secret: token.text }
}

/** Called when a sandbox's clock has been moved: a key may be near its expiry now. */
export const clockAdvanced = (services: Pick<Services, 'database'>, tx: WriteTransaction): void =>
  wakeOutbox(services, tx, outboxName)

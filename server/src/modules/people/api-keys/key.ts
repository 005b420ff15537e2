import type { Capability, Reach } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { KeyKind, KeyState, LiveKeyState } from './shapes.ts'

/** A key as it is stored; its secrets lie beside it, as hashes. */
export interface Key {
  readonly id: Id
  readonly name: string
  readonly kind: KeyKind
  readonly prefix: string
  readonly last4: string
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  /** Null when the owner's membership has been deleted. */
  readonly ownerMembershipId: Id | null
  readonly createdBy: Id | null
  readonly expiresAt: Instant | null
  readonly revokedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** The recognisable parts of a secret. */
export interface Recognition {
  readonly prefix: string
  readonly last4: string
}

/** Who calls, or who owns: a member and what they hold. */
export interface Holder {
  readonly membershipId: Id
  readonly capabilities: ReadonlySet<Capability>
  readonly reach: Reach
}

export interface Owner extends Holder {
  readonly active: boolean
  /** Has authority over everybody, whatever a key's scope. */
  readonly administrator: boolean
}

/** Revoked is for good, so it goes before what may pass. */
export const stateOf = (
  key: Pick<Key, 'revokedAt' | 'expiresAt'>,
  ownerActive: boolean,
  now: Instant,
): KeyState => (key.revokedAt === null ? liveStateOf(key, ownerActive, now) : 'revoked')

/** Of a key that is not revoked: the owner's absence goes before the key's own expiry. */
export const liveStateOf = (key: Pick<Key, 'expiresAt'>, ownerActive: boolean, now: Instant): LiveKeyState =>
  ownerActive ? (hasExpired(key, now) ? 'expired' : 'active') : 'owner_inactive'

export const hasExpired = ({ expiresAt }: Pick<Key, 'expiresAt'>, now: Instant): boolean =>
  expiresAt !== null && expiresAt <= now

/** Whose keys a member may see: their own, every service key, or every key. */
export type Sight = 'own' | 'service' | 'all'

export const sightOf = ({ capabilities }: Holder): Sight =>
  capabilities.has('org.admin') ? 'all' : capabilities.has('integrations.manage') ? 'service' : 'own'

export function maySee(key: Pick<Key, 'kind' | 'ownerMembershipId'>, viewer: Holder): boolean {
  if (key.ownerMembershipId === viewer.membershipId) return true
  const sight = sightOf(viewer)
  return sight === 'all' || (sight === 'service' && key.kind === 'service')
}

/** A service key acts for the organisation, so owning one is no right to change it. */
export function mayManage(key: Pick<Key, 'kind' | 'ownerMembershipId'>, actor: Holder): boolean {
  if (key.kind === 'service') return sightOf(actor) !== 'own'
  return key.ownerMembershipId === actor.membershipId || sightOf(actor) === 'all'
}

/**
 * Whether somebody may come to know the secret of a key that executes as another member: it reaches the rows that its
 * owner reaches, which a scope does not narrow.
 */
export const mayExecuteAs = (owner: Owner, actor: Holder): boolean =>
  owner.membershipId === actor.membershipId ||
  sightOf(actor) === 'all' ||
  (actor.reach === 'organisation' && !owner.administrator)

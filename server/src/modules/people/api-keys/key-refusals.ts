import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { refuse, type Refused, said } from '../../../platform/vocabulary/decision.ts'
import { type Holder, type Key, mayExecuteAs, mayManage, type Owner } from './key.ts'
import type { KeyKind } from './shapes.ts'

export type ScopeCode = 'key_scope_exceeds_creator' | 'key_scope_exceeds_owner'

export function exceeds<Code extends ScopeCode>(
  scope: readonly Capability[],
  holder: Holder | undefined,
  code: Code,
): Refused<Code> | undefined {
  const beyond = scope.filter(capability => !holder?.capabilities.has(capability))
  if (beyond.length === 0) return undefined
  const who = code === 'key_scope_exceeds_owner' ? 'The owner does' : 'You do'
  return refuse(code, `${who} not hold ${beyond.join(', ')}.`, { capabilities: beyond })
}

export const refusedExpiry = (
  expiresAt: Instant | null,
  now: Instant,
): Refused<'api_key_expiry_in_past'> | undefined =>
  expiresAt !== null && expiresAt <= now
    ? refuse('api_key_expiry_in_past', said`${{ expiresAt }} is not later than ${{ now }}.`)
    : undefined

/** Why somebody may not change the key at all. */
export const cannotManage = (key: Key, actor: Holder): Refused<'insufficient_role'> | undefined =>
  mayManage(key, actor) ? undefined : notManageable(key.kind)

/** Why somebody may not end the key: its owner may always, also a service key that acts as them. */
export const cannotRevoke = (key: Key, actor: Holder): Refused<'insufficient_role'> | undefined =>
  key.ownerMembershipId === actor.membershipId ? undefined : cannotManage(key, actor)

/** Why somebody may not come to know the secret of the key: it acts as its owner, and a personal one is for its own member alone. */
export const cannotKnowSecret = (
  key: Key,
  actor: Holder,
  owner: Owner | undefined,
): Refused<'insufficient_role' | 'personal_key_of_another_member'> | undefined =>
  cannotManage(key, actor) ??
  (isPersonalOfAnother(key, actor) ? ofAnotherMember() : undefined) ??
  (owner && !mayExecuteAs(owner, actor) ? reachesFurther() : undefined)

/** Why somebody may not give the key to anybody. */
export const cannotReassign = (
  key: Key,
  actor: Holder,
): Refused<'insufficient_role' | 'personal_key_not_reassignable'> | undefined =>
  cannotManage(key, actor) ??
  (key.kind === 'personal'
    ? refuse('personal_key_not_reassignable', 'A personal key acts as its own member.')
    : undefined)

/** Whoever rotates somebody else's key learns a secret with its scope. */
export const exceedsByRotating = (
  key: Key,
  actor: Holder,
): Refused<'key_scope_exceeds_creator'> | undefined =>
  key.ownerMembershipId === actor.membershipId
    ? undefined
    : exceeds(key.scope, actor, 'key_scope_exceeds_creator')

export const notManageable = (kind: KeyKind): Refused<'insufficient_role'> =>
  refuse(
    'insufficient_role',
    kind === 'service'
      ? 'Service keys need org.admin or integrations.manage.'
      : 'Keys of other members need org.admin.',
  )

export const isPersonalOfAnother = (key: Key, actor: Holder): boolean =>
  key.kind === 'personal' && key.ownerMembershipId !== actor.membershipId

export const ofAnotherMember = (): Refused<'personal_key_of_another_member'> =>
  refuse('personal_key_of_another_member', 'Only its member has the secret of a personal key.')

export const reachesFurther = (): Refused<'insufficient_role'> =>
  refuse('insufficient_role', 'The key would reach what its owner reaches, which is further than you do.')

export const wasRevoked = ({ revokedAt }: Key): string => `The key was revoked at ${revokedAt}.`

export const ownerNotActive = (): Refused<'api_key_owner_not_active'> =>
  refuse('api_key_owner_not_active', 'The member is not active.')

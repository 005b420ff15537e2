import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { refuse, type Refused, said } from '../../../platform/vocabulary/decision.ts'
import type { Holder, Key } from './key.ts'
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

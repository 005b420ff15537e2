import { step } from '../../../platform/contract/lifecycle.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import { addSeconds, type Instant } from '../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  isRefused,
  refuse,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { apiKeyLife } from './contract.ts'
import {
  hasExpired,
  type Holder,
  type Key,
  liveStateOf,
  mayExecuteAs,
  type Owner,
  type Recognition,
  stateOf,
} from './key.ts'
import {
  cannotKnowSecret,
  cannotManage,
  cannotReassign,
  cannotRevoke,
  exceeds,
  exceedsByRotating,
  ownerNotActive,
  reachesFurther,
  refusedExpiry,
  type ScopeCode,
  wasRevoked,
} from './key-refusals.ts'
import type { KeyKind, KeyState } from './shapes.ts'

interface WantedKey {
  readonly name: string
  readonly kind: KeyKind
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly expiresAt: Instant | null
}

/**
 * Makes a key for `owner` on behalf of `creator`, or of nobody where the operator of the service makes it.
 * `expiresAt` is an instant in UTC with three decimals.
 */
export function create(
  wanted: WantedKey,
  creator: Holder | null,
  owner: Owner,
  made: Recognition & { readonly id: Id },
  now: Instant,
): Decision<
  Key,
  never,
  | 'insufficient_role'
  | 'personal_key_of_another_member'
  | 'api_key_owner_not_active'
  | 'api_key_expiry_in_past'
  | ScopeCode
> {
  const key: Key = {
    id: made.id,
    name: wanted.name,
    kind: wanted.kind,
    prefix: made.prefix,
    last4: made.last4,
    scope: wanted.scope,
    readOnly: wanted.readOnly,
    ownerMembershipId: owner.membershipId,
    createdBy: creator?.membershipId ?? null,
    expiresAt: wanted.expiresAt,
    revokedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const held = creator ? cannotKnowSecret(key, creator, owner) : undefined
  if (held) return held
  if (!owner.active) return ownerNotActive()
  return (
    refusedExpiry(key.expiresAt, now) ??
    (creator ? exceeds(key.scope, creator, 'key_scope_exceeds_creator') : undefined) ??
    exceeds(key.scope, owner, 'key_scope_exceeds_owner') ??
    accept(key, { audit: [created(key)] })
  )
}

export interface KeyChange {
  readonly name?: string | undefined
  readonly scope?: readonly Capability[] | undefined
  readonly readOnly?: boolean | undefined
  readonly expiresAt?: Instant | null | undefined
}

/** Whether a key with the scope acts as an administrator: its secret is then given only to somebody who has lately shown who they are. */
export const administers = (scope: readonly Capability[]): boolean => scope.includes('org.admin')

/** Whether a change makes of a key one of an administrator that writes, or lets such a key live longer. */
export function widensAdministration(key: Key, wanted: KeyChange): boolean {
  if (!administers(wanted.scope ?? key.scope)) return false
  const added = !administers(key.scope)
  const writes = key.readOnly && wanted.readOnly === false
  const { expiresAt } = wanted
  const longer =
    expiresAt !== undefined && key.expiresAt !== null && (expiresAt === null || expiresAt > key.expiresAt)
  return added || writes || longer
}

/** Changes a key. What it gains in power must be within what the actor and the owner hold. */
export function update(
  key: Key,
  wanted: KeyChange,
  actor: Holder,
  owner: Owner | undefined,
  unchanged: boolean,
  now: Instant,
): Decision<
  Key,
  never,
  'insufficient_role' | 'api_key_stale' | 'api_key_revoked' | 'api_key_expiry_in_past' | ScopeCode
> {
  const held = cannotManage(key, actor)
  if (held) return held
  if (!unchanged) return refuse('api_key_stale', 'The key has changed since it was read.')
  const ownerActive = owner?.active ?? false
  const changed: Key = { ...key, ...fieldsIn(wanted) }
  const next = step(apiKeyLife, 'update', stateOf(key, ownerActive, now), {
    to: liveStateOf(changed, ownerActive, now),
    detail: wasRevoked(key),
  })
  if (isRefused(next)) return next

  const changes = differences(key, changed)
  if (changes.length === 0) return accept(key)
  const lives = key.ownerMembershipId !== actor.membershipId && isLater(changed.expiresAt, key.expiresAt)
  const writes = key.readOnly && !changed.readOnly
  const gained = lives || writes ? changed.scope : changed.scope.filter(one => !key.scope.includes(one))
  return (
    (changed.expiresAt === key.expiresAt ? undefined : refusedExpiry(changed.expiresAt, now)) ??
    exceeds(gained, actor, 'key_scope_exceeds_creator') ??
    exceeds(gained, owner, 'key_scope_exceeds_owner') ??
    accept({ ...changed, updatedAt: now }, { audit: [auditOf('api_keys.update', key, changes)] })
  )
}

/** Ends a key for good. */
export function revoke(key: Key, actor: Holder, now: Instant): Decision<Key, never, 'insufficient_role'> {
  return cannotRevoke(key, actor) ?? retire(key, now)
}

/** Ends a key for good, for any caller. */
export function retire(key: Key, now: Instant): Decision<Key, never, never> {
  // Every state allows it, so that of the owner need not be known.
  const before = stateOf(key, true, now)
  if (step(apiKeyLife, 'revoke', before).state === before) return accept(key)
  return accept(
    { ...key, revokedAt: now, updatedAt: now },
    { audit: [auditOf('api_keys.revoke', key, [{ field: 'revokedAt', from: null, to: now }])] },
  )
}

export interface Rotation {
  readonly key: Key
  /** Until when the old secret stays valid; the present instant when it ends at once. */
  readonly oldSecretUntil: Instant
}

/**
 * Gives a key a new secret. Anyone who rotates somebody else's key learns a secret that executes as its owner, so scope
 * and reach must be within what they hold themself. A personal key's secret is for its own member alone.
 */
export function rotate(
  key: Key,
  overlapMinutes: number,
  actor: Holder,
  owner: Owner | undefined,
  recognition: Recognition,
  now: Instant,
): Decision<
  Rotation,
  never,
  | 'insufficient_role'
  | 'personal_key_of_another_member'
  | 'api_key_not_rotatable'
  | 'key_scope_exceeds_creator'
> {
  const held = cannotKnowSecret(key, actor, owner)
  if (held) return held
  const ownerActive = owner?.active ?? false
  const before = rotatedFrom(key, ownerActive, now)
  const next = step(apiKeyLife, 'rotate', before, {
    to: ownerActive ? 'active' : 'owner_inactive',
    detail: `The key is ${before}.`,
  })
  if (isRefused(next)) return next
  const beyond = exceedsByRotating(key, actor)
  if (beyond) return beyond
  const oldSecretUntil = addSeconds(now, overlapMinutes * 60)
  return accept(
    { key: { ...key, ...recognition, updatedAt: now }, oldSecretUntil },
    {
      audit: [
        auditOf('api_keys.rotate', key, [
          { field: 'last4', from: key.last4, to: recognition.last4 },
          { field: 'oldSecretUntil', to: oldSecretUntil },
        ]),
      ],
    },
  )
}

/** The state that a new secret is given in: the owner's absence does not hide that the key has expired. */
export const rotatedFrom = (key: Key, ownerActive: boolean, now: Instant): KeyState =>
  stateOf(key, ownerActive || hasExpired(key, now), now)

/**
 * Gives a service key another owner. What it may do then, for anyone who has its secret, must be within what the actor holds: an
 * owner who holds more, or is there again, brings a key to life.
 */
export function reassign(
  key: Key,
  owner: Owner,
  actor: Holder,
  now: Instant,
): Decision<
  Key,
  never,
  | 'insufficient_role'
  | 'personal_key_not_reassignable'
  | 'api_key_revoked'
  | 'api_key_owner_not_active'
  | ScopeCode
> {
  const held = cannotReassign(key, actor)
  if (held) return held
  if (!mayExecuteAs(owner, actor)) return reachesFurther()
  // Whether the former owner is there makes no difference.
  const next = step(apiKeyLife, 'reassign', stateOf(key, true, now), {
    to: hasExpired(key, now) ? 'expired' : 'active',
    detail: wasRevoked(key),
  })
  if (isRefused(next)) return next
  if (!owner.active) return ownerNotActive()
  const beyond =
    exceeds(key.scope, owner, 'key_scope_exceeds_owner') ??
    exceeds(key.scope, actor, 'key_scope_exceeds_creator')
  if (beyond) return beyond
  const from = key.ownerMembershipId
  if (from === owner.membershipId) return accept(key)
  return accept(
    { ...key, ownerMembershipId: owner.membershipId, updatedAt: now },
    {
      audit: [
        auditOf('api_keys.reassign', key, [{ field: 'ownerMembershipId', from, to: owner.membershipId }]),
      ],
    },
  )
}

const changeable = ['name', 'scope', 'readOnly', 'expiresAt'] as const

const fieldsIn = (wanted: KeyChange): Partial<Key> =>
  Object.fromEntries(
    changeable.filter(field => wanted[field] !== undefined).map(field => [field, wanted[field]]),
  )

const differences = (before: Key, after: Key): FieldChange[] =>
  changeable
    .filter(field => String(before[field]) !== String(after[field]))
    .map(field => ({ field, from: before[field], to: after[field] }))

/** Null is never. */
const isLater = (instant: Instant | null, other: Instant | null): boolean =>
  other !== null && (instant === null || instant > other)

const created = (key: Key): AuditFact =>
  auditOf('api_keys.create', key, [
    { field: 'kind', to: key.kind },
    { field: 'scope', to: key.scope },
    { field: 'readOnly', to: key.readOnly },
    { field: 'ownerMembershipId', to: key.ownerMembershipId },
    { field: 'expiresAt', to: key.expiresAt },
  ])

const auditOf = (
  action: string,
  { id }: { readonly id: Id },
  changes: readonly FieldChange[],
): AuditFact => ({
  action,
  targetType: 'api_key',
  targetId: id,
  changes,
})

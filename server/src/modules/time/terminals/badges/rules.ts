import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  type FieldChange,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { refuseBeyondActor, type Rights } from '../../../../platform/vocabulary/rights.ts'
import { auditLine, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import type { MemberBadge } from './record.ts'

const words: RecordWords = { singular: 'member_badge', plural: 'badges', words: 'badge' }

/** What is wanted of a badge: absent keeps, null takes away. */
export interface WantedBadge {
  readonly badgeHash?: Buffer | null
  /** The slow hash of a new PIN. */
  readonly pinHash?: string | null
}

export interface Circumstances {
  readonly now: Instant
  readonly membershipId: Id
  readonly deactivated: boolean
  /** Whoever holds the wanted badge code now. */
  readonly holder: Id | null
}

type Code = 'badge_already_in_use' | 'badge_member_deactivated'

/**
 * Anyone who sets a badge or a PIN can be its member at a terminal, and so gives no more than they have (ADR 21). To take one away
 * gives nothing, and a lost badge cannot wait.
 */
export const refuseForAnother = (
  actor: Rights,
  member: Rights,
  { badgeCode, pin }: { readonly badgeCode?: string | null; readonly pin?: string | null },
) => (badgeCode || pin ? refuseBeyondActor(actor, member) : undefined)

/** How a member is known from now on; null where neither badge nor PIN is left. */
export function set(
  before: MemberBadge | undefined,
  wanted: WantedBadge,
  { now, membershipId, deactivated, holder }: Circumstances,
): Decision<MemberBadge | null, never, Code> {
  const badgeHash = wanted.badgeHash === undefined ? (before?.badgeHash ?? null) : wanted.badgeHash
  const pinHash = wanted.pinHash === undefined ? (before?.pinHash ?? null) : wanted.pinHash
  if (deactivated && (wanted.badgeHash || wanted.pinHash))
    return refuse('badge_member_deactivated', 'The member is deactivated.')
  if (holder !== null && holder !== membershipId)
    return refuse('badge_already_in_use', 'Another member has this badge.')
  const changes = [
    ...changeOf('badgeCode', before?.badgeHash ?? null, badgeHash),
    ...changeOf('pin', before?.pinHash ?? null, pinHash),
  ]
  const after =
    badgeHash === null && pinHash === null
      ? null
      : { membershipId, badgeHash, pinHash, createdAt: before?.createdAt ?? now, updatedAt: now }
  if (changes.length === 0) return accept(before ?? null)
  return accept(after, { audit: [auditLine(words, 'set', membershipId, changes)] })
}

/** Takes badge and PIN away; nothing where there are none. */
export function clear(before: MemberBadge | undefined): Accepted<null, never> {
  if (!before) return accept(null)
  const changes = [...changeOf('badgeCode', before.badgeHash, null), ...changeOf('pin', before.pinHash, null)]
  return accept(null, { audit: [auditLine(words, 'clear', before.membershipId, changes)] })
}

/** All badges and PINs of members who have left. */
export const clearAll = (badges: readonly MemberBadge[]): Accepted<readonly MemberBadge[], never> =>
  accept(badges, { audit: badges.flatMap(badge => clear(badge).audit) })

/** That a value changed; the trail keeps neither the old nor the new one. A PIN that is set is a new one, also where it is the same. */
function changeOf(field: string, from: Buffer | string | null, to: Buffer | string | null): FieldChange[] {
  const same = Buffer.isBuffer(from) && Buffer.isBuffer(to) ? from.equals(to) : from === to
  return same ? [] : [{ field }]
}

/** Whether a PIN is among the first that anybody tries: one digit all along, or digits in a row. */
export function isTooSimple(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index]))
  return steps.every(step => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
}

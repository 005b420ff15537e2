import { step } from '../../../../platform/contract/lifecycle.ts'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftRecord } from '../record/record.ts'
import * as announce from './announcements.ts'
import { auditLine } from './changes.ts'
import { type Swap, swapLife, type SwapShift, type SwapState } from './record.ts'
import { hasBegun, swapShiftView } from './swap-shift.ts'

/** What a step is taken in. */
export interface Moving {
  readonly now: Instant
  readonly unchanged: boolean
  /** The shifts as they are now, by their ids. */
  readonly shifts: ReadonlyMap<Id, ShiftRecord>
}

type StepCode = 'shift_swap_stale' | 'shift_swap_decided'

/** The colleague agrees to take part. */
export function acceptSwap(
  before: Swap,
  moving: Moving,
): Decision<Swap, never, StepCode | 'shift_swap_shift_changed'> {
  if (!moving.unchanged) return stale()
  const next = step(swapLife, 'accept', before.state)
  if (isRefused(next)) return next
  const changed = changedShift(before, moving)
  return changed ?? moved('accept', before, { state: next.state, peerAnsweredAt: moving.now }, moving)
}

/** The colleague does not want to, or no longer. */
export function refuseSwap(before: Swap, moving: Omit<Moving, 'shifts'>): Decision<Swap, never, StepCode> {
  if (!moving.unchanged) return stale()
  const next = step(swapLife, 'refuse', before.state)
  return isRefused(next)
    ? next
    : moved('refuse', before, { state: next.state, peerAnsweredAt: moving.now }, moving)
}

/** The proposer does not want to any more. */
export function cancel(before: Swap, moving: Omit<Moving, 'shifts'>): Decision<Swap, never, StepCode> {
  if (!moving.unchanged) return stale()
  const next = step(swapLife, 'cancel', before.state)
  return isRefused(next) ? next : moved('cancel', before, { state: next.state }, moving)
}

/** Who decides. */
export interface Decider {
  readonly membershipId: Id
  /** They, and on whose behalf they act: none of them decides what is their own. */
  readonly deciders: readonly Id[]
  readonly selfApprovalAllowed: boolean
}

type DecidingCode = StepCode | 'shift_swap_self_approval_forbidden' | 'shift_swap_peer_forbidden'

/** Approves a swap. It is carried out in the same transaction: `execute`. */
export function approve(
  before: Swap,
  decider: Decider,
  moving: Moving,
): Decision<
  Swap,
  announce.DecidedFact,
  DecidingCode | 'shift_swap_peer_pending' | 'shift_swap_shift_changed'
> {
  const held = undecidable(before, decider, moving)
  if (held) return held
  const next = step(swapLife, 'approve', before.state)
  if (isRefused(next)) return next
  if (before.kind !== 'drop' && before.peerAnsweredAt === null)
    return refuse('shift_swap_peer_pending', 'The colleague has not answered.')
  const changed = changedShift(before, moving)
  if (changed) return changed
  return decidedOn('approve', before, { state: next.state }, { decider, moving, decision: 'approved' })
}

export function decline(
  before: Swap,
  decider: Decider,
  moving: Omit<Moving, 'shifts'> & { readonly reason: string | null },
): Decision<Swap, announce.DecidedFact, DecidingCode> {
  const held = undecidable(before, decider, moving)
  if (held) return held
  const next = step(swapLife, 'decline', before.state)
  if (isRefused(next)) return next
  const change = { state: next.state, declineReason: moving.reason }
  return decidedOn('decline', before, change, { decider, moving, decision: 'declined' })
}

/** The shifts have changed hands; a drop may have left an open shift. */
export function carryOut(
  before: Swap,
  { now, openShiftId }: { readonly now: Instant; readonly openShiftId: Id | null },
): Accepted<Swap, never> {
  const { state } = step(swapLife, 'execute', before.state)
  return moved('execute', before, { state, openShiftId }, { now })
}

/** Nobody has decided before a shift began, or one of its members left. */
export const expire = (due: readonly Swap[], now: Instant): Accepted<readonly Swap[], never> => {
  const expired = due.map(before =>
    moved('expire', before, { state: step(swapLife, 'expire', before.state).state }, { now }),
  )
  return accept(
    expired.map(({ state }) => state),
    { audit: expired.flatMap(({ audit }) => audit) },
  )
}

function undecidable(
  { fromMembershipId, toMembershipId }: Swap,
  { deciders, selfApprovalAllowed }: Decider,
  { unchanged }: Pick<Moving, 'unchanged'>,
): Refused<'shift_swap_stale' | 'shift_swap_self_approval_forbidden' | 'shift_swap_peer_forbidden'> | null {
  if (!unchanged) return stale()
  if (toMembershipId !== null && deciders.includes(toMembershipId))
    return refuse('shift_swap_peer_forbidden', 'Whoever takes the shift does not decide.')
  if (deciders.includes(fromMembershipId) && !selfApprovalAllowed)
    return refuse('shift_swap_self_approval_forbidden', 'Own swaps are decided by somebody else.')
  return null
}

/** A shift is handed over to a colleague of its unit; one who has left it since takes none. */
export const handedToStranger = (isColleague: boolean): Refused<'shift_member_not_in_unit'> | null =>
  isColleague
    ? null
    : refuse('shift_member_not_in_unit', 'The colleague belongs no longer to the unit of the shift.')

/** Whether a shift is not what was proposed, or has begun. */
function changedShift(
  swap: Swap,
  { shifts, now }: Pick<Moving, 'shifts' | 'now'>,
): Refused<'shift_swap_shift_changed'> | null {
  // A shift that was taken back and published anew may have other times under the same version.
  const isAsProposed = (told: SwapShift, membershipId: Id | null, version: number | null): boolean => {
    const shift = shifts.get(told.id)
    return (
      shift?.state === 'published' &&
      shift.membershipId === membershipId &&
      shift.version === version &&
      canonicalJson(swapShiftView(shift)) === canonicalJson(told) &&
      !hasBegun(shift.startAt, now)
    )
  }
  const { fromShift, fromMembershipId, fromVersion, toShift, toMembershipId, toVersion } = swap
  const fits =
    isAsProposed(fromShift, fromMembershipId, fromVersion) &&
    (toShift === null || isAsProposed(toShift, toMembershipId, toVersion))
  return fits ? null : refuse('shift_swap_shift_changed', 'A shift is not what was proposed.')
}

const decidedOn = (
  verb: string,
  before: Swap,
  change: Partial<Swap>,
  {
    decider,
    moving: { now },
    decision,
  }: {
    readonly decider: Decider
    readonly moving: Pick<Moving, 'now'>
    readonly decision: 'approved' | 'declined'
  },
): Accepted<Swap, announce.DecidedFact> => {
  const after: Swap = {
    ...before,
    ...change,
    decidedByMembershipId: decider.membershipId,
    decidedAt: now,
    updatedAt: now,
  }
  return accept(after, {
    facts: [announce.decided(after, decision)],
    audit: [auditLine(verb, before, after)],
  })
}

function moved(
  verb: string,
  before: Swap,
  change: Partial<Swap> & { readonly state: SwapState },
  { now }: Pick<Moving, 'now'>,
): Accepted<Swap, never> {
  const after: Swap = { ...before, ...change, updatedAt: now }
  return accept(after, { audit: [auditLine(verb, before, after)] })
}

const stale = () => refuse('shift_swap_stale', 'The swap has changed since it was read.')

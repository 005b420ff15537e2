import { start } from '../../../../platform/contract/lifecycle.ts'
import { daysInRange, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftRecord } from '../record/record.ts'
import * as announce from './announcements.ts'
import { longestSpan, type Swap, type SwapKind, swapLife } from './record.ts'
import { auditLine } from './changes.ts'
import { hasBegun, swapShiftView } from './swap-shift.ts'

/** What a member proposes. */
export interface Proposal {
  readonly kind: SwapKind
  readonly fromShiftId: Id
  readonly toShiftId?: Id | null
  readonly toMembershipId?: Id | null
  readonly note?: string | null
}

export interface Proposing {
  readonly id: Id
  readonly now: Instant
  readonly actorMembershipId: Id
  /** The shift that is given, if there is one with its id. */
  readonly from: ShiftRecord | undefined
  /** The one that is wanted for it, if the proposer may know of it. */
  readonly to: ShiftRecord | undefined
  /** Whether the colleague of a handover is one of the unit on the date. */
  readonly colleagueKnown: boolean
  /** Whether another swap of the shift waits. */
  readonly pending: boolean
}

type ProposingCode =
  | 'shift_swap_form_invalid'
  | 'shift_not_found'
  | 'membership_not_found'
  | 'shift_swap_too_late'
  | 'shift_swap_pending'
  | 'range_too_long'

/** Whether the fields are those of the kind. */
const isWellFormed = ({ kind, toShiftId = null, toMembershipId = null }: Proposal): boolean =>
  (kind === 'swap') === (toShiftId !== null) && (kind === 'handover') === (toMembershipId !== null)

export function propose(
  proposal: Proposal,
  proposing: Proposing,
): Decision<Swap, announce.ProposedFact, ProposingCode> {
  const { id, now, actorMembershipId, from, to, pending } = proposing
  if (!isWellFormed(proposal))
    return refuse('shift_swap_form_invalid', `The fields do not fit a ${proposal.kind}.`)
  const hidden = hiddenPart(proposal, proposing)
  if (hidden) return hidden
  if (!from) return noShift()
  const toMembershipId = to?.membershipId ?? proposal.toMembershipId?.toLowerCase() ?? null
  if (toMembershipId === actorMembershipId)
    return refuse('shift_swap_form_invalid', 'The shift is the own one of the proposer.')
  const shifts = to ? [from, to] : [from]
  if (shifts.some(({ startAt }) => hasBegun(startAt, now)))
    return refuse('shift_swap_too_late', 'The shift has begun.')
  if (to && farApart(from.workDate, to.workDate))
    return refuse('range_too_long', 'The shifts lie too far apart.', { maxDays: longestSpan })
  if (pending) return refuse('shift_swap_pending', 'Another swap of the shift waits.')
  const swap: Swap = {
    ...blank(id, now),
    kind: proposal.kind,
    fromShiftId: from.id,
    fromMembershipId: actorMembershipId,
    fromPlanningUnitId: from.planningUnitId,
    fromVersion: from.version,
    fromShift: swapShiftView(from),
    toShiftId: to?.id ?? null,
    toMembershipId,
    toPlanningUnitId: to?.planningUnitId ?? null,
    toVersion: to?.version ?? null,
    toShift: to ? swapShiftView(to) : null,
    workDate: from.workDate,
    beginsAt: shifts.map(({ startAt }) => startAt).toSorted()[0] ?? from.startAt,
    note: proposal.note ?? null,
  }
  return accept(swap, { facts: announce.proposed(swap), audit: [auditLine('propose', null, swap)] })
}

/** What of the proposal is not there for the proposer: what is hidden answers as what is missing. */
function hiddenPart(
  { kind }: Proposal,
  { actorMembershipId, from, to, colleagueKnown }: Proposing,
): Refused<'shift_not_found' | 'membership_not_found'> | null {
  if (from?.state !== 'published' || from.membershipId !== actorMembershipId) return noShift()
  if (kind === 'swap' && (to?.state !== 'published' || to.membershipId === null)) return noShift()
  if (kind === 'handover' && !colleagueKnown)
    return refuse('membership_not_found', 'No colleague of the unit has this id.')
  return null
}

const farApart = (a: string, b: string): boolean =>
  Math.max(daysInRange(a, b), daysInRange(b, a)) > longestSpan

const noShift = () => refuse('shift_not_found', 'No such shift.')

const blank = (id: Id, now: Instant) => ({
  id,
  state: start(swapLife),
  peerAnsweredAt: null,
  decidedByMembershipId: null,
  decidedAt: null,
  declineReason: null,
  openShiftId: null,
  createdAt: now,
  updatedAt: now,
})

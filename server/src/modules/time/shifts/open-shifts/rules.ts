import { start, step } from '../../../../platform/contract/lifecycle.ts'
import { type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { wrongTimes } from '../types/rules.ts'
import { auditLine, changesOf } from './changes.ts'
import { openShiftLife } from './life.ts'
import type { ClaimPolicy, Eligibility, OpenShift, OpenShiftChange } from './record.ts'

/** What may be said of an open shift again and again. */
export interface Offer {
  readonly slots?: number
  readonly claimPolicy?: ClaimPolicy
  readonly eligible?: Eligibility
  readonly staffGroupId?: Id | null
  readonly membershipIds?: readonly Id[]
  readonly closesAt?: Instant | null
  readonly note?: string | null
}

/** When it is worked and what as; fixed from its making on. */
export type Work = Pick<
  OpenShift,
  | 'planningUnitId'
  | 'shiftTypeId'
  | 'workDate'
  | 'startMinutes'
  | 'endMinutes'
  | 'breakMinutes'
  | 'startAt'
  | 'endAt'
  | 'entryTypeId'
  | 'tags'
>

export interface Offering {
  readonly now: Instant
  /** Whether the wanted staff group is one in use; true for none. */
  readonly staffGroupKnown: boolean
  /** Whether everybody of the list is an active member; true for no list. */
  readonly membersKnown: boolean
}

type OfferCode = 'staff_group_not_found' | 'open_shift_eligibility_invalid' | 'open_shift_closing_invalid'

export function create(
  work: Work,
  offer: Offer,
  offering: Offering & { readonly id: Id; readonly actorMembershipId: Id | null },
): Decision<OpenShift, never, OfferCode | 'open_shift_times_invalid'> {
  const { id, now, actorMembershipId } = offering
  const wrong = wrongWork(work, now)
  if (wrong !== undefined) return refuse('open_shift_times_invalid', wrong)
  const blank: OpenShift = {
    ...work,
    id,
    slots: 1,
    filled: 0,
    claimPolicy: 'approval',
    eligible: 'unit',
    staffGroupId: null,
    membershipIds: [],
    closesAt: null,
    state: start(openShiftLife),
    note: null,
    withdrawReason: null,
    createdByMembershipId: actorMembershipId,
    createdAt: now,
    updatedAt: now,
  }
  const made = laidOver(blank, offer, offering)
  if ('refusal' in made) return made
  return accept(made, { audit: [auditLine('create', null, made)] })
}

/** What is wrong with times, in words. Real time decides whether anything is left: clocks change. */
function wrongWork(work: Work, now: Instant): string | undefined {
  const { startAt, endAt, breakMinutes } = work
  const wrong = wrongTimes(work)
  if (wrong !== undefined) return wrong
  if (millisecondsOf(endAt) - millisecondsOf(startAt) <= breakMinutes * 60_000)
    return 'The clocks change on the date, and nothing of it is left.'
  return isOver(startAt, now) ? 'It begins before now.' : undefined
}

/** An open shift with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  before: OpenShift,
  offer: Offer,
  offering: Offering & { readonly unchanged: boolean },
): Decision<
  OpenShift,
  never,
  OfferCode | 'open_shift_stale' | 'open_shift_over' | 'open_shift_slots_too_few'
> {
  if (!offering.unchanged) return stale()
  const slots = offer.slots ?? before.slots
  const to = before.filled < slots ? 'open' : 'filled'
  const next = step(openShiftLife, 'update', before.state, { to })
  if (isRefused(next)) return next
  if (slots < before.filled)
    return refuse('open_shift_slots_too_few', said`${{ filled: before.filled }} slots are filled already.`)
  const after = laidOver({ ...before, state: next.state }, offer, offering)
  if ('refusal' in after) return after
  if (changesOf(before, after).length === 0) return accept(before)
  const changed = { ...after, updatedAt: offering.now }
  return accept(changed, { audit: [auditLine('update', before, changed)] })
}

function laidOver(before: OpenShift, offer: Offer, offering: Offering): OpenShift | Refused<OfferCode> {
  const eligible = offer.eligible ?? before.eligible
  // What fits another eligibility than before is said anew.
  const isKept = eligible === before.eligible
  const after: OpenShift = {
    ...before,
    eligible,
    slots: offer.slots ?? before.slots,
    claimPolicy: offer.claimPolicy ?? before.claimPolicy,
    staffGroupId:
      offer.staffGroupId === undefined ? (isKept ? before.staffGroupId : null) : offer.staffGroupId,
    membershipIds: offer.membershipIds ?? (isKept ? before.membershipIds : []),
    closesAt: offer.closesAt === undefined ? before.closesAt : offer.closesAt,
    note: offer.note === undefined ? before.note : offer.note,
  }
  return wrongEligibility(after, offering) ?? wrongClosing(before, after, offering) ?? after
}

function wrongEligibility(
  { eligible, staffGroupId, membershipIds }: OpenShift,
  { staffGroupKnown, membersKnown }: Offering,
): Refused<'staff_group_not_found' | 'open_shift_eligibility_invalid'> | null {
  if (!staffGroupKnown) return refuse('staff_group_not_found', 'No staff group in use has this id.')
  if ((eligible === 'staff_group') !== (staffGroupId !== null))
    return refuse(
      'open_shift_eligibility_invalid',
      'staffGroupId is for open shifts that are offered to a staff group.',
    )
  if ((eligible === 'list') !== membershipIds.length > 0)
    return refuse(
      'open_shift_eligibility_invalid',
      'membershipIds is for open shifts that are offered to a list.',
    )
  if (!membersKnown)
    return refuse('open_shift_eligibility_invalid', 'membershipIds names somebody who is no active member.')
  return null
}

function wrongClosing(
  before: OpenShift,
  { closesAt, startAt }: OpenShift,
  { now }: Offering,
): Refused<'open_shift_closing_invalid'> | null {
  const isMoved = closesAt !== before.closesAt
  if (isMoved && closesAt !== null && (isOver(closesAt, now) || isOver(startAt, closesAt, 1)))
    return refuse('open_shift_closing_invalid', 'Claiming closes between now and the beginning of the shift.')
  return null
}

/** Whether an instant is over at another one; `by` says by how many milliseconds at least. */
const isOver = (instant: Instant, at: Instant, by = 0): boolean =>
  millisecondsOf(instant) + by <= millisecondsOf(at)

/** Whether somebody may still claim it. */
export const hasClosed = ({ closesAt, startAt }: Pick<OpenShift, 'closesAt' | 'startAt'>, now: Instant) =>
  isOver(closesAt ?? startAt, now)

type SlotCode = 'open_shift_filled' | 'open_shift_over' | 'open_shift_closed'

/** A claim is made that waits: the open shift stays as it is. */
export function takeClaim(openShift: OpenShift, now: Instant): Decision<OpenShift, never, SlotCode> {
  const next = step(openShiftLife, 'claim', openShift.state)
  if (isRefused(next)) return next
  return hasClosed(openShift, now) ? closed() : accept(openShift)
}

/** A claim gets a slot. One that waited gets it after the closing time too, until the shift begins. */
export function fill(
  before: OpenShift,
  now: Instant,
  { waited }: { readonly waited: boolean },
): Decision<OpenShift, never, SlotCode> {
  const filled = before.filled + 1
  const to = filled < before.slots ? 'open' : 'filled'
  const next = step(openShiftLife, 'fill', before.state, { to })
  if (isRefused(next)) return next
  if (waited ? isOver(before.startAt, now) : hasClosed(before, now)) return closed()
  const after: OpenShift = { ...before, filled, state: next.state, updatedAt: now }
  return accept(after, { audit: [auditLine('fill', before, after)] })
}

export function withdraw(
  before: OpenShift,
  {
    now,
    unchanged,
    reason,
  }: { readonly now: Instant; readonly unchanged: boolean; readonly reason: string | null },
): Decision<OpenShift, never, 'open_shift_stale' | 'open_shift_filled' | 'open_shift_over'> {
  if (!unchanged) return stale()
  const next = step(openShiftLife, 'withdraw', before.state)
  if (isRefused(next)) return next
  const after: OpenShift = { ...before, state: next.state, withdrawReason: reason, updatedAt: now }
  return accept(after, { audit: [auditLine('withdraw', before, after)] })
}

/** Those that nobody can claim any more, and for which no claim waits that could still be approved. */
export const expire = (
  due: readonly OpenShift[],
  now: Instant,
): Decision<readonly OpenShift[], never, never> => {
  const expired = due.map(before => ({
    before,
    after: { ...before, state: step(openShiftLife, 'expire', before.state).state, updatedAt: now },
  }))
  return accept(
    expired.map(({ after }) => after),
    { audit: expired.map(({ before, after }) => auditLine('expire', before, after)) },
  )
}

/** Whether a free slot of it can be claimed. */
export const isClaimable = (openShift: OpenShift, now: Instant): boolean =>
  (openShift.state === 'open' || openShift.state === 'filled') && !hasClosed(openShift, now)

/** Open shifts of which slots are free again, each with how many. One that was filled opens, or is over unfilled. */
export function free(
  freed: readonly { readonly openShift: OpenShift; readonly slots: number }[],
  now: Instant,
): Accepted<readonly OpenShiftChange[], never> {
  const changes = freed.map(({ openShift: before, slots }) => {
    const reopened = isClaimable(before, now) ? 'open' : 'expired'
    const to = before.state === 'filled' ? reopened : before.state
    const { state } = step(openShiftLife, 'free', before.state, { to })
    return { before, after: { ...before, filled: before.filled - slots, state, updatedAt: now } }
  })
  return accept(changes, { audit: changes.map(({ before, after }) => auditLine('free', before, after)) })
}

const closed = () => refuse('open_shift_closed', 'Nobody can claim the open shift any more.')
const stale = () => refuse('open_shift_stale', 'The open shift has changed since it was read.')

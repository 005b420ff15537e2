import { refusalIn, step } from '../../../../platform/contract/lifecycle.ts'
import { addDays, daysInRange, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import { absenceLife, type AbsenceState } from './life.ts'
import { type Plan, type PlanCode, planRefusal, takingRefusal } from './plan.ts'
import type { AbsencePeriod } from './record.ts'
import { extentOf, stale } from './rules.ts'

export interface Moving {
  readonly now: Instant
  readonly unchanged: boolean
}

/** Who decides. */
export interface Approver {
  readonly membershipId: Id
  /** On whose behalf; absent for nobody's. */
  readonly onBehalfOf?: Id | undefined
  readonly selfApprovalAllowed: boolean
}

type Fact<Name extends 'submitted' | 'decided' | 'changed' | 'cancelled'> =
  announce.AbsenceFact<`absence.${Name}`>
type AnyFact = Fact<'submitted' | 'decided' | 'changed' | 'cancelled'>
type OverCode = 'absence_stale' | 'absence_over'
type TakingCode = PlanCode | 'absence_entitlement_exceeded'

/** What an absence has become, and whether its extent is in force now and was before: what days and accounts follow. */
export interface Moved {
  readonly before: AbsencePeriod
  readonly after: AbsencePeriod
  readonly inForce: boolean
}

/** Hands a draft or returned absence in. */
export function submit(
  period: AbsencePeriod,
  { unchanged, ...circumstances }: Moving & Submitting,
): Decision<Moved, Fact<'submitted' | 'decided'>, OverCode | TakingCode | 'absence_not_draft'> {
  if (!unchanged) return stale()
  const next = step(absenceLife, 'submit', period.state, { to: submittedState(circumstances.plan) })
  return isRefused(next) ? next : handIn(period, circumstances)
}

interface Submitting {
  readonly now: Instant
  readonly plan: Plan
  readonly today: PlainDate
}

/** Where its type needs no approval an absence is approved at once. */
const submittedState = ({ type }: Plan) => (type?.approvalSteps === 0 ? 'approved' : 'submitted')

/** Hands an absence in that may be; a certificate is asked for by the rule of its type. */
export function handIn(
  period: AbsencePeriod,
  { now, plan, today }: Submitting,
): Decision<Moved, Fact<'submitted' | 'decided'>, TakingCode> {
  const refused = planRefusal(period, plan, period.absenceTypeId) ?? takingRefusal(plan)
  if (refused) return refused
  const state = submittedState(plan)
  const handedIn: AbsencePeriod = {
    ...period,
    ...certificateAsked(period, plan, today, now),
    state,
    submittedAt: now,
    decisionReason: null,
    decidedByMembershipId: null,
    decidedAt: state === 'approved' ? now : null,
    preApprovedByMembershipId: null,
    updatedAt: now,
  }
  const facts = [announce.submitted(handedIn), ...(state === 'approved' ? [announce.decided(handedIn)] : [])]
  return became('submit', period, handedIn, facts)
}

/** The certificate that the type asks for where an absence is so long. */
function certificateAsked(
  { startDate, endDate, certificateState }: AbsencePeriod,
  { type }: Plan,
  today: PlainDate,
  now: Instant,
): Partial<AbsencePeriod> {
  const after = type?.certificateAfterDays ?? null
  const isAsked = after !== null && daysInRange(startDate, endDate) > after
  if (!isAsked || certificateState !== 'not_required') return {}
  const days = type?.certificateDueDays ?? null
  return {
    certificateState: 'requested',
    certificateDueOn: days === null ? endDate : addDays(today, days),
    certificateRequestedAt: now,
  }
}

type DecidingCode = OverCode | 'absence_not_submitted' | 'absence_decided' | 'absence_self_approval_forbidden'

/** Takes one step of approval, or approves what an approved absence is asked to become. */
export function approve(
  period: AbsencePeriod,
  { membershipId, onBehalfOf, selfApprovalAllowed }: Approver,
  { now, unchanged, plan }: Moving & { readonly plan: Plan },
): Decision<
  Moved,
  Fact<'decided' | 'changed'>,
  DecidingCode | TakingCode | 'absence_cancellation_pending' | 'absence_second_approver_needed'
> {
  if (!unchanged) return stale()
  const { askedChange } = period
  const first = firstApproverOf(period)
  const isFirstOfTwo = (plan.type?.approvalSteps ?? 1) === 2 && first === null
  const to = isFirstOfTwo && !askedChange ? 'pre_approved' : 'approved'
  const next = step(absenceLife, 'approve', period.state, { to })
  if (isRefused(next)) return next
  const held = approvalRefusal(period, { membershipId, onBehalfOf, selfApprovalAllowed })
  if (held) return held
  const refused = planRefusal(askedChange ?? period, plan, period.absenceTypeId) ?? takingRefusal(plan)
  if (refused) return refused
  const decision = {
    decidedByMembershipId: membershipId,
    decidedAt: now,
    decisionReason: null,
    updatedAt: now,
  }
  if (isFirstOfTwo) {
    const step = askedChange
      ? { askedChange: { ...askedChange, preApprovedByMembershipId: membershipId } }
      : { preApprovedByMembershipId: membershipId }
    const stepped: AbsencePeriod = { ...period, ...step, state: next.state, updatedAt: now }
    return became('pre_approve', period, stepped, [announce.decided(stepped)])
  }
  const extent = askedChange ? { ...extentOf(askedChange), askedChange: null } : {}
  const approved: AbsencePeriod = { ...period, ...extent, ...decision, state: next.state }
  const facts = [announce.decided(approved), ...(askedChange ? [announce.changed(approved)] : [])]
  return became('approve', period, approved, facts)
}

const firstApproverOf = ({ askedChange, preApprovedByMembershipId }: AbsencePeriod): Id | null =>
  askedChange ? askedChange.preApprovedByMembershipId : preApprovedByMembershipId

/** Why an absence is not this member's to approve, whatever it comes to. */
export function approvalRefusal(period: AbsencePeriod, approver: Approver) {
  const refused = refusalIn(absenceLife, 'approve', period.state) ?? undecidable(period, approver)
  if (refused) return refused
  const first = firstApproverOf(period)
  return first === approver.membershipId || (first !== null && first === approver.onBehalfOf)
    ? refuse('absence_second_approver_needed', 'Whoever took the first step does not take the second.')
    : null
}

/** Says no to an absence, to what an approved one is asked to become, or to its cancellation; those stay in force. */
export function decline(
  period: AbsencePeriod,
  approver: Approver,
  { now, unchanged, reason }: Moving & { readonly reason: string | null },
): Decision<Moved, Fact<'decided'>, DecidingCode> {
  const stays = period.askedChange !== null || period.state === 'cancel_requested'
  const next = step(absenceLife, 'decline', period.state, { to: stays ? 'approved' : 'declined' })
  return answered('decline', period, next, { approver, now, unchanged, reason })
}

/** Sends an absence back to its member, to be mended; a change of an approved one is dropped. */
export function giveBack(
  period: AbsencePeriod,
  approver: Approver,
  { now, unchanged, reason }: Moving & { readonly reason: string },
): Decision<Moved, Fact<'decided'>, DecidingCode | 'absence_cancellation_pending'> {
  const to = period.askedChange === null ? 'returned' : 'approved'
  const next = step(absenceLife, 'return', period.state, { to })
  return answered('return', period, next, { approver, now, unchanged, reason })
}

function answered<Code extends string>(
  verb: string,
  period: AbsencePeriod,
  next: Decision<AbsenceState, never, Code>,
  { approver, now, unchanged, reason }: Moving & { approver: Approver; reason: string | null },
): Decision<Moved, Fact<'decided'>, Code | DecidingCode> {
  if (!unchanged) return stale()
  if (isRefused(next)) return next
  const held = undecidable(period, approver)
  if (held) return held
  const after: AbsencePeriod = {
    ...period,
    state: next.state,
    askedChange: null,
    preApprovedByMembershipId: period.askedChange === null ? null : period.preApprovedByMembershipId,
    decidedByMembershipId: approver.membershipId,
    decidedAt: now,
    decisionReason: reason,
    updatedAt: now,
  }
  return became(verb, period, after, [announce.decided(after)], reason)
}

/** Why there is nothing that this member could decide. */
function undecidable(
  { membershipId, state, askedChange }: AbsencePeriod,
  approver: Approver,
): Refused<'absence_decided' | 'absence_self_approval_forbidden'> | null {
  if (state === 'approved' && askedChange === null)
    return refuse('absence_decided', 'The absence is approved already.')
  if (membershipId === approver.membershipId && !approver.selfApprovalAllowed)
    return refuse('absence_self_approval_forbidden', 'Own absences are decided on by somebody else.')
  return null
}

/** Asks for an absence in force to be cancelled; at once where its type needs no approval. */
export function requestCancellation(
  period: AbsencePeriod,
  { now, unchanged, steps, reason }: Moving & { readonly steps: number; readonly reason: string | null },
): Decision<
  Moved,
  Fact<'changed' | 'cancelled'>,
  OverCode | 'absence_not_approved' | 'absence_cancellation_pending'
> {
  if (!unchanged) return stale()
  const to = steps === 0 ? 'cancelled' : 'cancel_requested'
  const next = step(absenceLife, 'request_cancellation', period.state, { to })
  if (isRefused(next)) return next
  if (next.state === 'cancelled') return ended('request_cancellation', period, next.state, { now, reason })
  const asked: AbsencePeriod = {
    ...period,
    state: next.state,
    askedChange: null,
    submittedAt: now,
    cancellationReason: reason,
    updatedAt: now,
  }
  return became('request_cancellation', period, asked, [announce.changed(asked)], reason)
}

/** The member takes back what nobody has decided on: the absence, a change of it, or the wish to cancel it. */
export function withdraw(
  period: AbsencePeriod,
  { now, unchanged }: Moving,
): Decision<Moved, Fact<'changed' | 'cancelled'>, OverCode | 'absence_decided'> {
  if (!unchanged) return stale()
  const stays = period.state === 'approved' || period.state === 'cancel_requested'
  const next = step(absenceLife, 'withdraw', period.state, { to: stays ? 'approved' : 'cancelled' })
  if (isRefused(next)) return next
  if (period.state === 'approved' && period.askedChange === null)
    return refuse('absence_decided', 'The absence is approved; ask for its cancellation.')
  if (next.state === 'cancelled') return ended('withdraw', period, next.state, { now, reason: null })
  const kept: AbsencePeriod = {
    ...period,
    state: next.state,
    askedChange: null,
    cancellationReason: null,
    updatedAt: now,
  }
  return became('withdraw', period, kept, [announce.changed(kept)])
}

/** Cancels an absence, whatever became of it so far: what it took is given back. */
export function cancel(
  period: AbsencePeriod,
  approver: Approver,
  { now, unchanged, reason }: Moving & { readonly reason: string | null },
): Decision<Moved, Fact<'cancelled'>, OverCode | 'absence_self_approval_forbidden'> {
  if (!unchanged) return stale()
  const next = step(absenceLife, 'cancel', period.state)
  if (isRefused(next)) return next
  if (period.membershipId === approver.membershipId && !approver.selfApprovalAllowed)
    return refuse('absence_self_approval_forbidden', 'Own absences are decided on by somebody else.')
  return ended('cancel', period, next.state, { now, reason, by: approver.membershipId })
}

function ended(
  verb: string,
  period: AbsencePeriod,
  state: AbsenceState,
  { now, reason, by }: { readonly now: Instant; readonly reason: string | null; readonly by?: Id },
): Accepted<Moved, Fact<'cancelled'>> {
  const after: AbsencePeriod = {
    ...period,
    state,
    askedChange: null,
    decidedByMembershipId: by ?? period.decidedByMembershipId,
    cancellationReason: reason ?? period.cancellationReason,
    cancelledAt: now,
    updatedAt: now,
  }
  // Nobody was told of a draft.
  const facts = period.submittedAt === null ? [] : [announce.cancelled(after, now)]
  return became(verb, period, after, facts, reason)
}

const isInForce = ({ state }: AbsencePeriod): boolean => state === 'approved' || state === 'cancel_requested'

function became<F extends AnyFact>(
  verb: string,
  before: AbsencePeriod,
  after: AbsencePeriod,
  facts: readonly F[],
  reason: string | null = null,
): Accepted<Moved, F> {
  const audit = [auditLine(verb, after, changesOf(before, after), reason)]
  return accept({ before, after, inForce: isInForce(after) }, { facts, audit })
}

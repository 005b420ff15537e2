import type { Decision, Fact } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { applying, type ApplyingCode, clearing } from './applying-rules.ts'
import { absenceTypeVersionsBetween } from '../types/reading.ts'
import type { AbsenceFact } from './announcements.ts'
import * as calls from './calls.ts'
import { type GivenExtent, laidOver } from './extent.ts'
import * as moves from './moves.ts'
import type { Plan, PlanCode } from './plan.ts'
import type { AbsencePeriod, Origin } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** Carries decisions out that an operation declares; what own and others' absences have in common is said here. */
type Committing<Facts extends Fact, Code extends string> = calls.AbsenceCall & {
  commit<State>(
    decision: Decision<State, Facts, Code>,
    save?: (state: State) => Promise<unknown>,
  ): Promise<State>
}

type TakingCode = PlanCode | 'absence_entitlement_exceeded'
type SubmitFacts = AbsenceFact<'absence.submitted' | 'absence.decided'>

interface NewAbsence extends rules.AbsenceDetails {
  readonly absenceTypeId: Id
  readonly startDate: string
  readonly endDate: string
  readonly startPart?: 'full' | 'am' | 'pm'
  readonly endPart?: 'full' | 'am' | 'pm'
  readonly minutesPerDay?: number | null
  readonly submit?: boolean
}

/** Writes a new absence of a member, and submits it where that is asked for. */
export async function writeNew(
  call: Committing<SubmitFacts, rules.WritingCode | TakingCode | ApplyingCode>,
  membershipId: Id,
  origin: Origin,
  body: NewAbsence,
) {
  const { db, caller, now } = call
  const id = newId()
  const { absenceTypeId, startDate, endDate } = body
  const whole = { startPart: 'full', endPart: 'full', minutesPerDay: null } as const
  const extent = laidOver({ absenceTypeId, startDate, endDate, ...whole }, body)
  const [plan, replacementKnown] = await Promise.all([
    calls.planOf(call, { id, membershipId }, extent),
    calls.isReplacementActive(db, body.replacementMembershipId),
  ])
  const decision = rules.create(
    { ...body, extent },
    { id, membershipId, origin, now, plan, replacementKnown, actorMembershipId: caller.membership.id },
  )
  const period = await call.commit(decision, made =>
    store.savePeriods(db, [made], [{ periodId: id, days: plan.days }]),
  )
  if (body.submit !== true) return calls.shown(call, id)
  return carriedOut(call, moves.handIn(period, { now, plan, today: calls.todayOf(call) }), plan)
}

/** Hands a draft in. */
export async function submit(
  call: Committing<
    SubmitFacts,
    TakingCode | ApplyingCode | 'absence_stale' | 'absence_over' | 'absence_not_draft'
  >,
  found: AbsencePeriod,
  body: calls.Expecting,
) {
  const plan = await calls.planOf(call, found, found)
  const moving = { ...calls.movingOf(call, found, body), plan, today: calls.todayOf(call) }
  return carriedOut(call, moves.submit(calls.recordOf(found), moving), plan)
}

/** Lays a patch over an absence. */
export async function update(
  call: Committing<AbsenceFact<'absence.changed' | 'absence.submitted'>, rules.UpdateCode>,
  found: AbsencePeriod,
  body: GivenExtent & rules.AbsenceDetails & calls.Expecting,
) {
  const { db } = call
  const extent = laidOver(calls.extentInQuestion(found), body)
  const [plan, replacementKnown] = await Promise.all([
    calls.planOf(call, found, extent),
    calls.isReplacementActive(db, body.replacementMembershipId),
  ])
  const record = calls.recordOf(found)
  const decision = rules.update(
    record,
    { ...body, extent },
    { ...calls.movingOf(call, found, body), plan, replacementKnown },
  )
  const daysFollow = (after: AbsencePeriod) =>
    after.state !== 'approved' && after.updatedAt !== found.updatedAt
  await call.commit(decision, after =>
    after === record
      ? Promise.resolve()
      : store.savePeriods(db, [after], daysFollow(after) ? [{ periodId: after.id, days: plan.days }] : []),
  )
  return calls.shown(call, found.id)
}

/** Asks for an approved absence to be cancelled. */
export async function requestCancellation(
  call: Committing<
    AbsenceFact<'absence.changed' | 'absence.cancelled'>,
    | 'absence_stale'
    | 'absence_over'
    | 'absence_not_approved'
    | 'absence_cancellation_pending'
    | 'absence_days_decided'
  >,
  found: AbsencePeriod,
  body: calls.Expecting & { readonly reason?: string },
) {
  const { absenceTypeId, startDate } = found
  const [type] = await absenceTypeVersionsBetween(call.db, [absenceTypeId], startDate, startDate)
  const decision = moves.requestCancellation(calls.recordOf(found), {
    ...calls.movingOf(call, found, body),
    steps: type?.approvalSteps ?? 1,
    reason: visibleText(body.reason),
  })
  return ended(call, decision)
}

/** Carries a move out with all that days and accounts have of it. */
export async function carriedOut<Facts extends Fact, Code extends string>(
  call: Committing<Facts, Code | ApplyingCode>,
  decision: Decision<moves.Moved, Facts, Code>,
  plan: Plan,
) {
  const moved = await call.commit(decision, calls.savingMoved(call.db, plan))
  await call.commit(applying(await calls.markedDays(call, moved, plan)), marked => marked.save())
  await calls.settled(call, moved, plan)
  return calls.shown(call, moved.after.id)
}

/** Carries a move out by which nothing new comes into force. */
export async function ended<Facts extends Fact, Code extends string>(
  call: Committing<Facts, Code | 'absence_days_decided'>,
  decision: Decision<moves.Moved, Facts, Code>,
) {
  const moved = await call.commit(decision, calls.savingMoved(call.db, null))
  await call.commit(clearing(await calls.markedDays(call, moved, null)), marked => marked.save())
  await calls.settled(call, moved, null)
  return calls.shown(call, moved.after.id)
}

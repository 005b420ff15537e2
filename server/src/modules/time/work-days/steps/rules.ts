import { step } from '../../../../platform/contract/lifecycle.ts'
import type { FactOf } from '../../../../platform/contract/events.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type Fact,
  isRefused,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { blankDay, type DayToWrite } from '../day/blank-day.ts'
import { workDayLife } from '../day/shapes.ts'
import type { workDays } from '../contract.ts'
import { type ConfirmationCode, type ConfirmationPolicy, confirmationRefusal } from './confirmation-rules.ts'
import { auditOf, type Day, type DayCircumstances, type DayState, type Entry } from '../day/day.ts'
import { meaningOf, versionsBehind } from '../day/meaning.ts'
import { type ApprovalHold, invoicedDay, lockedDay, outsideEmployment } from '../day/holds.ts'

type WorkDayEvents = (typeof workDays)['events']
type EventName = keyof WorkDayEvents
export type WorkDayFact<Name extends EventName> = FactOf<WorkDayEvents, Name>

/** Confirms a draft: its frame, target and interpretation freeze with the versions they were made with. */
export function confirm(
  { id, membershipId, workDate, day, confirmedBefore = false }: DayToWrite,
  entries: readonly Entry[],
  circumstances: DayCircumstances,
  policy: ConfirmationPolicy,
  now: Instant,
): Decision<
  Day,
  WorkDayFact<'workday.confirmed'>,
  ConfirmationCode | 'day_already_confirmed' | 'period_locked'
> {
  const draft = day ?? blankDay(id, membershipId, workDate, now)
  const next = step(workDayLife, 'confirm', draft.status, { detail: `The day is ${draft.status} already.` })
  if (isRefused(next)) return next
  if (circumstances.locked) return lockedDay(workDate)
  const meaning = meaningOf(workDate, entries, circumstances)
  const corrects = draft.correctsBatchId !== null
  const refusal = confirmationRefusal({
    ...{ workDate, entries, circumstances, meaning, policy },
    ...{ corrects, confirmedBefore },
  })
  if (refusal) return refusal
  const confirmed: Day = {
    ...draft,
    ...meaning,
    ...versionsBehind(circumstances),
    status: next.state,
    returnReason: null,
    updatedAt: now,
  }
  return changed(draft.status, confirmed, 'work_days.confirm', {
    event: 'workday.confirmed',
    at: 'confirmedAt',
  })
}

export const reopen = (day: DayState, locked: boolean, now: Instant) =>
  moved(day, step(workDayLife, 'reopen', day.status, dayIs(day)), locked, now, {
    action: 'work_days.reopen',
    event: null,
  })

export const returnToEmployee = (day: DayState, reason: string, locked: boolean, now: Instant) =>
  moved(day, step(workDayLife, 'return', day.status, dayIs(day)), locked, now, {
    action: 'work_days.return',
    event: { event: 'workday.returned', at: 'returnedAt' },
    reason,
    change: { returnReason: reason },
  })

/** Approves a confirmed day. `approver` may be the member themself only where the organisation allows it. */
export function approve(
  day: DayState,
  approver: { readonly membershipId: Id; readonly selfApprovalAllowed: boolean },
  hold: ApprovalHold,
  now: Instant,
): Decision<
  DayState,
  WorkDayFact<'workday.approved'>,
  'day_not_confirmed' | 'period_locked' | 'self_approval_forbidden' | 'day_outside_employment'
> {
  if (day.membershipId === approver.membershipId && !approver.selfApprovalAllowed)
    return refuse('self_approval_forbidden', 'Own days are approved by somebody else.')
  const next = step(workDayLife, 'approve', day.status, dayIs(day))
  const approved = moved(day, next, hold.locked, now, {
    action: 'work_days.approve',
    event: { event: 'workday.approved', at: 'approvedAt' },
  })
  return hold.outsideEmployment && !isRefused(approved) ? outsideEmployment(day.workDate) : approved
}

export const unapprove = (day: DayState, reason: string | null, locked: boolean, now: Instant) =>
  moved(day, step(workDayLife, 'unapprove', day.status, dayIs(day)), locked, now, {
    action: 'work_days.unapprove',
    event: { event: 'workday.unapproved', at: 'unapprovedAt' },
    reason,
  })

/** Opens an approved or exported day; an exported one remembers the batch that its next export corrects. */
export const correct = (day: DayState, reason: string, locked: boolean, now: Instant) =>
  moved(day, step(workDayLife, 'correct', day.status, dayIs(day)), locked, now, {
    action: 'work_days.correct',
    event: { event: 'workday.corrected', at: 'correctedAt' },
    reason,
    change: {
      correctsBatchId: day.status === 'exported' ? day.exportBatchId : day.correctsBatchId,
      exportBatchId: null,
    },
  })

/** Days follow their payroll batch while it is made or cancelled, and nobody opens them meanwhile. */
export const exportInProgress = (
  { exportBatchId }: DayState,
  batchInProgress: Id | null,
): Refused<'day_export_in_progress'> | undefined =>
  batchInProgress !== null && exportBatchId === batchInProgress
    ? refuse('day_export_in_progress', 'The payroll batch of the day is being made or cancelled.')
    : undefined

/** Puts an approved day into a payroll batch, locked or not. What it corrects stays with it, so that a release gives it back. */
export const exportTo = (day: DayState, batchId: Id, now: Instant) =>
  followed(day, step(workDayLife, 'export', day.status).state, batchId, 'work_days.export', now)

/** Gives a day back whose payroll batch is cancelled: it is approved as it was before. */
export const release = (day: DayState, now: Instant) =>
  followed(day, step(workDayLife, 'release', day.status).state, null, 'work_days.release', now)

const dayIs = ({ status }: DayState) => ({ detail: `The day is ${status}.` })

interface Announcement<Name extends EventName> {
  readonly event: Name
  readonly at: string
}

/** A day in the state that a step gave, unless the step or a locked period refuses. */
function moved<Code extends string, Name extends EventName = never>(
  day: DayState,
  next: Decision<DayState['status'], never, Code>,
  locked: boolean,
  now: Instant,
  how: {
    readonly action: string
    readonly event: Announcement<Name> | null
    readonly reason?: string | null
    readonly change?: Partial<DayState>
  },
): Decision<DayState, WorkDayFact<Name>, Code | 'period_locked'> {
  if (isRefused(next)) return next
  if (locked) return lockedDay(day.workDate)
  const after: DayState = { ...day, ...how.change, status: next.state, updatedAt: now }
  return changed(day.status, after, how.action, how.event, how.reason ?? null)
}

/** A day that follows its payroll batch; a locked period does not hold it. */
const followed = (
  day: DayState,
  status: DayState['status'],
  exportBatchId: Id | null,
  action: string,
  now: Instant,
) => changed<DayState, never>(day.status, { ...day, exportBatchId, status, updatedAt: now }, action, null)

/** A day in its new state, with the fact that announces it. */
function changed<State extends DayState, Name extends EventName>(
  from: DayState['status'],
  day: State,
  action: string,
  announcement: Announcement<Name> | null,
  reason: string | null = null,
) {
  const { id: workDayId, membershipId, workDate, updatedAt } = day
  const facts = announcement
    ? [
        {
          event: announcement.event,
          payload: { workDayId, membershipId, workDate, [announcement.at]: updatedAt },
        } as WorkDayFact<Name>,
      ]
    : []
  return accept(day, {
    facts,
    audit: [auditOf(action, day, [{ field: 'status', from, to: day.status }], reason)],
  })
}

/** A step that opens days, unless they are invoiced. */
export const unlessInvoiced = <State extends DayState, F extends Fact, Code extends string>(
  decision: Decision<State, F, Code>,
  invoiced: ReadonlySet<Id>,
): Decision<State, F, Code | 'day_invoiced'> =>
  !isRefused(decision) && invoiced.has(decision.state.id) ? invoicedDay(decision.state.workDate) : decision

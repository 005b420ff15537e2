import { may } from '../../platform/contract/lifecycle.ts'
import type { FactOf } from '../../platform/contract/events.ts'
import type { Instant, PlainDate } from '../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  isRefused,
  refuse,
  type Refused,
} from '../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../platform/vocabulary/ids.ts'
import { workDayLife, type workDays } from './contract.ts'
import { type ConfirmationCode, confirmationRefusal } from './confirmation-rules.ts'
import type { ConfirmationPolicy, Day, DayCircumstances, DayState, Entry } from './day.ts'
import { meaningOf } from './meaning.ts'

type WorkDayEvents = (typeof workDays)['events']
type EventName = keyof WorkDayEvents
type WorkDayFact<Name extends EventName> = FactOf<WorkDayEvents, Name>

/** A day with its entries, or where none is stored, the member and date it would belong to. */
export interface DayToWrite {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly day: Day | null
}

export interface WrittenDay {
  readonly day: Day
  readonly entries: readonly Entry[]
}

type WriteCode = 'day_confirmed_locked' | 'day_changed' | 'period_locked'

/** What a write puts into a day; only looked at when the day may be written at all. */
export interface DayContent<Code extends string> {
  readonly action: 'work_days.write_entries' | 'work_days.set_day_type'
  readonly entries: () => Decision<readonly Entry[], never, Code>
  readonly dayTypeId: Id | null
}

/** Replaces the day's entries and day type; a missing day is created as a draft. */
export function write<Code extends string>(
  { membershipId, workDate, day }: DayToWrite,
  content: DayContent<Code>,
  circumstances: DayCircumstances,
  unchanged: boolean,
  now: Instant,
): Decision<WrittenDay, never, WriteCode | Code> {
  if (day && !may(workDayLife, 'write_entries', day.status))
    return refuse('day_confirmed_locked', `The day is ${day.status}; ${wayBack[day.status]}`)
  if (!unchanged) return refuse('day_changed', 'The day has changed since it was read.')
  if (circumstances.locked) return lockedDay(workDate)
  const planned = content.entries()
  if (isRefused(planned)) return planned
  const entries = planned.state
  const { dayTypeId } = content
  const meaning = meaningOf(workDate, entries, circumstances)
  const written: Day = {
    ...blankDay(membershipId, workDate, now),
    ...day,
    ...meaning,
    dayTypeId,
    dayTypeVersionId: circumstances.dayType?.versionId ?? null,
    worktimeModelVersionId: circumstances.model?.versionId ?? null,
    updatedAt: now,
  }
  return accept(
    { day: written, entries },
    {
      audit: [
        auditOf(content.action, written, [
          { field: 'workedMinutes', from: day?.workedMinutes ?? 0, to: written.workedMinutes },
          ...(day?.dayTypeId !== dayTypeId
            ? [{ field: 'dayTypeId', from: day?.dayTypeId ?? null, to: dayTypeId }]
            : []),
        ]),
      ],
    },
  )
}

const wayBack: Record<Day['status'], string> = {
  draft: 'it can be edited.',
  confirmed: 'reopen or return it first.',
  approved: 'unapprove or correct it first.',
  exported: 'correct it first.',
}

export const blankDay = (membershipId: Id, workDate: PlainDate, now: Instant): Day => ({
  id: newId(),
  membershipId,
  workDate,
  status: 'draft',
  startMinutes: 0,
  endMinutes: 0,
  breakMinutes: 0,
  workedMinutes: 0,
  creditedMinutes: 0,
  dayTypeId: null,
  dayTypeVersionId: null,
  worktimeModelVersionId: null,
  expectedTargetMinutes: 0,
  exportBatchId: null,
  correctsBatchId: null,
  returnReason: null,
  interpretation: {
    targetMinutes: 0,
    workedMinutes: 0,
    creditedMinutes: 0,
    deviationMinutes: 0,
    lines: [],
    balanceTerms: [],
    warnings: [],
  },
  createdAt: now,
  updatedAt: now,
})

/** Confirms a draft: its frame, target and interpretation freeze with the versions they were made with. */
export function confirm(
  { membershipId, workDate, day }: DayToWrite,
  entries: readonly Entry[],
  circumstances: DayCircumstances,
  policy: ConfirmationPolicy,
  now: Instant,
): Decision<
  Day,
  WorkDayFact<'workday.confirmed'>,
  ConfirmationCode | 'day_already_confirmed' | 'period_locked'
> {
  if (day && !may(workDayLife, 'confirm', day.status))
    return refuse('day_already_confirmed', `The day is ${day.status} already.`)
  if (circumstances.locked) return lockedDay(workDate)
  const meaning = meaningOf(workDate, entries, circumstances)
  const corrects = day?.correctsBatchId != null
  const refusal = confirmationRefusal(entries, circumstances, meaning.expectedTargetMinutes, policy, corrects)
  if (refusal) return refusal
  const confirmed: Day = {
    ...(day ?? blankDay(membershipId, workDate, now)),
    ...meaning,
    dayTypeVersionId: circumstances.dayType?.versionId ?? null,
    worktimeModelVersionId: circumstances.model?.versionId ?? null,
    status: 'confirmed',
    returnReason: null,
    updatedAt: now,
  }
  return stepped(day?.status ?? 'draft', confirmed, 'work_days.confirm', {
    event: 'workday.confirmed',
    at: 'confirmedAt',
  })
}

export const reopen = (day: DayState, locked: boolean, now: Instant) =>
  step(day, locked, now, { transition: 'reopen', action: 'work_days.reopen', event: null })

export const returnToEmployee = (day: DayState, reason: string, locked: boolean, now: Instant) =>
  step(day, locked, now, {
    transition: 'return',
    action: 'work_days.return',
    event: { event: 'workday.returned', at: 'returnedAt' },
    reason,
    change: { returnReason: reason },
  })

/** Approves a confirmed day. `approver` may be the member themself only where the organisation allows it. */
export function approve(
  day: DayState,
  approver: { readonly membershipId: Id; readonly selfApprovalAllowed: boolean },
  locked: boolean,
  now: Instant,
): Decision<
  DayState,
  WorkDayFact<'workday.approved'>,
  'day_not_confirmed' | 'period_locked' | 'self_approval_forbidden'
> {
  if (day.membershipId === approver.membershipId && !approver.selfApprovalAllowed)
    return refuse('self_approval_forbidden', 'Own days are approved by somebody else.')
  return step(day, locked, now, {
    transition: 'approve',
    action: 'work_days.approve',
    event: { event: 'workday.approved', at: 'approvedAt' },
  })
}

export const unapprove = (day: DayState, reason: string | null, locked: boolean, now: Instant) =>
  step(day, locked, now, {
    transition: 'unapprove',
    action: 'work_days.unapprove',
    event: { event: 'workday.unapproved', at: 'unapprovedAt' },
    reason,
  })

/** Opens an approved or exported day; an exported one remembers the batch that its next export corrects. */
export const correct = (day: DayState, reason: string, locked: boolean, now: Instant) =>
  step(day, locked, now, {
    transition: 'correct',
    action: 'work_days.correct',
    event: { event: 'workday.corrected', at: 'correctedAt' },
    reason,
    change: {
      correctsBatchId: day.status === 'exported' ? day.exportBatchId : day.correctsBatchId,
      exportBatchId: null,
    },
  })

/** Puts an approved day into a payroll batch, locked or not. What it corrects stays with it, so that a release gives it back. */
export const exportTo = (day: DayState, batchId: Id, now: Instant) =>
  step(day, false, now, {
    transition: 'export',
    action: 'work_days.export',
    event: null,
    change: { exportBatchId: batchId },
  })

/** Gives a day back whose payroll batch is cancelled: it is approved as it was before. */
export const release = (day: DayState, now: Instant) =>
  step(day, false, now, {
    transition: 'release',
    action: 'work_days.release',
    event: null,
    change: { exportBatchId: null },
  })

type StepCode = 'day_not_confirmed' | 'day_not_approved' | 'day_not_correctable' | 'day_not_exported'
type Transition = 'reopen' | 'return' | 'approve' | 'unapprove' | 'correct' | 'export' | 'release'
type StepCodeOf<T extends Transition> = T extends 'unapprove' | 'export'
  ? 'day_not_approved'
  : T extends 'correct'
    ? 'day_not_correctable'
    : T extends 'release'
      ? 'day_not_exported'
      : 'day_not_confirmed'

interface Announcement<Name extends EventName> {
  readonly event: Name
  readonly at: string
}

function step<T extends Transition, Name extends EventName = never>(
  day: DayState,
  locked: boolean,
  now: Instant,
  how: {
    readonly transition: T
    readonly action: string
    readonly event: Announcement<Name> | null
    readonly reason?: string | null
    readonly change?: Partial<DayState>
  },
): Decision<DayState, WorkDayFact<Name>, StepCodeOf<T> | 'period_locked'> {
  const transition = workDayLife.transitions[how.transition]
  if (!may(workDayLife, how.transition, day.status))
    return refuse(transition.otherwise as StepCodeOf<T> & StepCode, `The day is ${day.status}.`)
  if (locked) return lockedDay(day.workDate)
  const changed: DayState = { ...day, ...how.change, status: transition.to, updatedAt: now }
  return stepped(day.status, changed, how.action, how.event, how.reason ?? null)
}

/** A day in its new state, with the fact that announces it. */
function stepped<State extends DayState, Name extends EventName>(
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

const auditOf = (
  action: string,
  day: DayState,
  changes: AuditFact['changes'] & object,
  reason: string | null = null,
): AuditFact => ({
  action,
  targetType: 'work_day',
  targetId: day.id,
  changes,
  reason,
})

const lockedDay = (workDate: PlainDate): Refused<'period_locked'> =>
  refuse('period_locked', `${workDate} lies inside a locked payroll period.`, { workDate })

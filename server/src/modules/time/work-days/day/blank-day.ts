import { start } from '../../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { InterpretedDay } from './interpreted.ts'
import { workDayLife } from './shapes.ts'
import type { Day } from './day.ts'

/** A stored day, or what one is made of where none is stored. */
export interface DayToWrite {
  /** Of the day that is made where none is stored. */
  readonly id: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly day: Day | null
  /** Whether the stored day was confirmed and opened again. */
  readonly confirmedBefore?: boolean
  /** Whether hours of the stored day are on an invoice. */
  readonly invoiced?: boolean
}

/** What a draft means before it is read: it is interpreted then, and frozen when it is confirmed. */
export const nothingInterpreted: InterpretedDay = {
  targetMinutes: 0,
  workedMinutes: 0,
  creditedMinutes: 0,
  deviationMinutes: 0,
  lines: [],
  balanceTerms: [],
  warnings: [],
}

/** A draft that nobody has written yet. */
export const blankDay = (id: Id, membershipId: Id, workDate: PlainDate, now: Instant): Day => ({
  id,
  membershipId,
  workDate,
  status: start(workDayLife),
  startMinutes: 0,
  endMinutes: 0,
  breakMinutes: 0,
  gapMinutes: 0,
  workedMinutes: 0,
  creditedMinutes: 0,
  dayTypeId: null,
  dayTypeVersionId: null,
  worktimeModelVersionId: null,
  overtimeRuleSetVersionId: null,
  absencePeriodId: null,
  absenceTypeVersionId: null,
  dayTypeBeforeAbsenceId: null,
  expectedTargetMinutes: 0,
  exportBatchId: null,
  correctsBatchId: null,
  returnReason: null,
  interpretation: nothingInterpreted,
  createdAt: now,
  updatedAt: now,
})

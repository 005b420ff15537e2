import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import type {
  DayTypeVersion,
  EntryTypeVersion,
  Holiday,
  WorktimeModelVersion,
} from '../interpretation/day.ts'
import type { Allocation, EntrySource } from './entry-shapes.ts'
import type { InterpretedDay } from './interpreted.ts'
import type { WorkDayStatus } from './shapes.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'

/** Where a work day is in its life: what the steps that leave its content alone need. */
export interface DayState {
  readonly id: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly status: WorkDayStatus
  readonly exportBatchId: Id | null
  /** The batch whose frozen lines the next export of this day corrects. */
  readonly correctsBatchId: Id | null
  /** Why a supervisor sent the day back; gone with the next confirmation. */
  readonly returnReason: string | null
  readonly updatedAt: Instant
}

/** A stored work day without its entries. */
export interface Day extends DayState {
  readonly startMinutes: number
  readonly endMinutes: number
  readonly breakMinutes: number
  /** Null for a day that was frozen before gaps were kept. */
  readonly gapMinutes: number | null
  readonly workedMinutes: number
  readonly creditedMinutes: number
  readonly dayTypeId: Id | null
  readonly dayTypeVersionId: Id | null
  readonly worktimeModelVersionId: Id | null
  /** Of the set of overtime rules that the model names; null where its version says them itself. */
  readonly overtimeRuleSetVersionId: Id | null
  /** The absence of the whole day that marks it, with the version of its type; the day type before it comes back after it. */
  readonly absencePeriodId: Id | null
  readonly absenceTypeVersionId: Id | null
  readonly dayTypeBeforeAbsenceId: Id | null
  readonly expectedTargetMinutes: number
  readonly interpretation: InterpretedDay
  readonly createdAt: Instant
}

/** A stored entry with the version of its type that its day has: of its date until it is confirmed, and kept then. */
export interface Entry {
  readonly id: Id
  readonly entryType: EntryTypeVersion & Validity
  readonly startMinutes: number | null
  readonly endMinutes: number | null
  readonly durationMinutes: number | null
  readonly allocations: readonly Allocation[]
  readonly note: string | null
  readonly source: EntrySource
  /** What the clock said, to the millisecond, of an entry that was punched; null for every other. */
  readonly rawStartAt: Instant | null
  readonly rawEndAt: Instant | null
  /** The absence for a part of the day that wrote it, with the version of its type; null or left out for any other. */
  readonly absencePeriodId?: Id | null
  readonly absenceTypeVersionId?: Id | null
}

/** Whether an entry is the day's own: that of an absence comes and goes with the absence. */
export const isOwnEntry = ({ absencePeriodId = null }: Pick<Entry, 'absencePeriodId'>): boolean =>
  absencePeriodId === null

/** What one allocation gets of its entry. */
export interface AllocatedMinutes {
  readonly entryId: Id
  /** Of the allocation within its entry. */
  readonly position: number
  readonly entryTypeId: Id
  readonly dimensionId: Id
  readonly valueId: Id
  readonly phaseId: Id | null
  readonly taskId: Id | null
  readonly minutes: number
}

/** A day as it is saved, with all its entries and what each of their allocations gets. */
export interface WrittenDay {
  readonly day: Day
  readonly entries: readonly Entry[]
  readonly allocated: readonly AllocatedMinutes[]
}

/** How exactly hours on a target must be attributed. */
export type AttributionPrecision = 'project' | 'phase' | 'task'

/** All that decides what a member's day means, besides its entries. */
export interface DayTerms {
  readonly timeZone: string
  /** Null when no version of the member's model covers the day. */
  readonly model: WorktimeModelVersion | null
  readonly dayType: DayTypeVersion | null
  readonly holiday: Holiday | null
  readonly nextDayHoliday: Holiday | null
  /** Whether the day lies in an employment of the member, the present one or a former one. */
  readonly employed: boolean
  /** What published shifts plan for it; 0 where they leave it free, null where its week is not planned. */
  readonly plannedMinutes: number | null
}

/** What a step of a day's life is decided in. */
export interface DayCircumstances extends DayTerms {
  readonly locked: boolean
}

export const auditOf = (
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

import { workDays } from './contract.ts'

export { type Expectation, expectationsOf } from './absent/expectations.ts'
export { offByWeekday } from './absent/free-day-reasons.ts'
export {
  type AbsenceMark,
  type HeldDay,
  markAbsences,
  type MarkedDays,
} from './absent/marking.ts'
export {
  type ApprovalFollower,
  approvalFollowers,
  type Followed,
  type Following,
} from './writing/approval-followers.ts'
export { aroundDays, type DatesAround, datesAround, membersOfDays } from './reading/days-around.ts'
export { type FollowedDay, followedDays, recordedBefore } from './reading/followed-days.ts'
export { apportion } from './attribution/shares.ts'
export { entryMinutes } from './attribution/entry-time.ts'
export { sharesOf } from './attribution/shares.ts'
export {
  type DayLine,
  EntryTime,
  isBaseLine,
  isOfEntryType,
  type Taken,
  type TypedEntry,
} from './attribution/entry-time.ts'
export {
  flexMembers,
  flexOfBlankDate,
  flexTermOfBlankDate,
  type MemberDate,
  type RecordedDate,
  recordedDates,
} from './reading/blank-dates.ts'
export {
  type CreditedHoliday,
  countUnconfirmedHolidays,
  creditedHolidays,
  type UnconfirmedHoliday,
  unconfirmedHolidays,
} from './reading/credited-holidays.ts'
export type { DayState } from './day/day.ts'
export { type OpenedDays, openedDays } from './steps/moving.ts'
export {
  type AllocatedIds,
  type AllocationDetails,
  allocationDetails,
  type PhaseDetail,
  type ProjectDetail,
  type TaskDetail,
} from './details/slot.ts'
export {
  countOpenHours,
  type HourRow,
  type HoursCondition,
  type HoursFilter,
  datesOfHours,
  hoursOfEntries,
  hoursOfProjects,
  hoursThat,
  keysOfHours,
  type ListedHours,
  membersOfHours,
  pageOfHours,
  phasesWithApprovedHours,
  projectsWithApprovedHours,
  projectsWithHours,
  workOfProjects,
  type WorkRow,
} from './hours/reading.ts'
export {
  contentOfDays,
  daysOfTasks,
  type DaysOfHours,
  hoursApprovedSince,
  hoursBeside,
  projectsBeside,
} from './hours/beside.ts'
export { minutesOnTask } from './hours/reading.ts'
export {
  type HoursBy,
  type HourSum,
  sumsAndDue,
  type SumsAndDue,
  sumsOfProjects,
  withDue,
} from './hours/sums.ts'
export { capacityOfWeeks, type CapacityOfWeek } from './capacity/reading.ts'
export { balanceTermsOf } from './interpretation/balance-terms.ts'
export { isAbsentDay } from './interpretation/absent-day.ts'
export { flexAtPeriodEnd, type FlexPeriodEnd } from './interpretation/flex.ts'
export type { BalanceTerm, EntryTypeVersion, OvertimeCompensation } from './interpretation/day.ts'
export { flexMovementOf } from './interpretation/flex.ts'
export type { ForeseenDay, ForeseenLine, ForeseenWork } from './foreseen/days.ts'
export { foreseenWork } from './foreseen/work.ts'
export { type DayFigures, figuresOfDays } from './reading/figures-of-days.ts'
export { type ExpectedDay, expectedDays, expectedDaysSince } from './reading/expected-days.ts'
export { isWorkingTime } from './interpretation/recorded-time.ts'
export { weekOf } from './interpretation/week.ts'
export { type PeriodRules, periodStretchOf, type Stretch, stretchOf } from './interpretation/stretch.ts'
export type {
  DayOfStretch,
  ThresholdOvertime,
  ThresholdOvertimeLine,
} from './interpretation/threshold-overtime.ts'
export { type Allocation } from './day/entry-shapes.ts'
export { type Interpretation, workDayStatuses } from './day/shapes.ts'
export {
  type ApprovedDay,
  approvedCorrections,
  approvedDays,
  countApproved,
  countInBatch,
  countUnapproved,
  type ExportPeriod,
  type ExportScope,
  type FrozenEntry,
  hasMoreApproved,
  inExportScope,
  openCorrections,
  statesInBatch,
  type UnapprovedDay,
  unapprovedDays,
} from './reading/export-store.ts'
export { thresholdOvertimeOf } from './interpretation/overtime-of-stretch.ts'
export { invoicedAmong, type InvoicedDays, protectedHours } from './writing/protected-hours.ts'
export {
  type DayRefusal,
  type DecidedDays,
  decidePunched,
  type PunchedDay,
  type PunchedPart,
} from './punched/writing.ts'
export type { PunchedSpan, UsualTypes } from './punched/spans.ts'
export { decidedOn, heldOn, openedSince } from './punched/decided.ts'
export { type NamedAllocations, namedAllocations } from './punched/allocations.ts'
export type { ReferenceCode } from './writing/allocation-rules.ts'
export type { KeptLineReason, KeptTermReason } from './reasons.ts'
export { type RegularHours, regularHoursOf } from './punched/regular-hours.ts'
export { isPlannedBetween, plannedWorkOn } from './planned/reading.ts'
export type { PlannedWork } from './planned/record.ts'
export { removePlannedWork, writePlannedWork } from './writing/planned-work.ts'
export { type RecordedDay, recordedDaysOf } from './reading/recorded-days.ts'
export { recordedNow } from './reading/recorded-now.ts'
export { batchInProgress, exportDays, releaseDays, saveOfBatch } from './steps/exporting.ts'
export type { Writer } from './writing/saving.ts'
export { targetsOfMembers } from './reading/targets-of-members.ts'

/** The operations of the public interface, for requests from inside the process. */
export const workDayOperations = workDays.operations

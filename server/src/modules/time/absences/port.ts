import { absences } from './periods/contract.ts'

export {
  type AbsenceAccounts,
  absenceAccounts,
  type RequestedDay as AskedDay,
  type RequestedPeriod as AskedPeriod,
  type DayPart,
  type PlanContext,
  type PlannedPeriod,
  type TakenDay,
} from './accounts.ts'
export { seesEveryType as isToldEverything, seesAbsenceType, type Relation } from './periods/masking.ts'
export {
  type AbsenceInWindow,
  absencesInWindow,
  absentOn,
  type ApprovedAbsence,
  approvedAbsences,
  approvedAbsencesSince,
  memberOfAbsence,
  relationColumns,
  visibleTo,
} from './periods/reading.ts'
export {
  absencePayTypes,
  absenceTypeVersionsBetween,
  allAbsenceTypeVersions,
  type DatedAbsenceType,
} from './types/reading.ts'
export type { AbsenceSensitivity } from './types/register.ts'
export { setUpAbsenceTypes, starterAbsenceTypes } from './types/starter-set.ts'
export { typeChanged } from './type-changed.ts'

/** The operations of the public interface, for requests from inside the process. */
export const absenceOperations = absences.operations
export { type AbsenceDayReason, type AbsenceReason, inEnglish as absenceReasonInEnglish } from './reasons.ts'

import type { Caller } from '../../../../platform/access/caller.ts'
import { reasonKept, sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { keptDayReasons } from '../reasons.ts'
import { typeNameIn } from '../types/reading.ts'
import { seesAbsenceType } from './masking.ts'
import type { AbsenceDay, AbsencePeriod } from './record.ts'
import type { Absence, AbsenceDayShape } from './shapes.ts'
import type { FoundAbsence } from './store.ts'

/** Whether the caller may read what an absence is of; one without a version in force is of the strictest kind. */
export const seesType = (caller: Caller, found: FoundAbsence): boolean =>
  seesAbsenceType(caller, found, found.sensitivity ?? 'hr')

/** An absence as the caller may read it. */
export function absenceView(
  caller: Caller,
  found: FoundAbsence,
  today: PlainDate,
  chosen: Locale | null,
): Absence {
  const told = seesType(caller, found)
  const { askedChange } = found
  const always = {
    id: found.id,
    membershipId: found.membershipId,
    masked: !told,
    startDate: found.startDate,
    endDate: found.endDate,
    startPart: found.startPart,
    endPart: found.endPart,
    minutesPerDay: found.minutesPerDay,
    state: found.state,
    replacementMembershipId: found.replacementMembershipId,
    origin: found.origin,
    createdAt: found.createdAt,
    updatedAt: found.updatedAt,
  }
  const change = askedChange && {
    absenceTypeId: told ? askedChange.absenceTypeId : null,
    startDate: askedChange.startDate,
    endDate: askedChange.endDate,
    startPart: askedChange.startPart,
    endPart: askedChange.endPart,
    minutesPerDay: askedChange.minutesPerDay,
    askedAt: askedChange.askedAt,
  }
  return { ...always, askedChange: change, ...(told ? toldOf(found, today, chosen) : nothingTold) }
}

const toldOf = (found: FoundAbsence, today: PlainDate, chosen: Locale | null) => ({
  absenceTypeId: found.absenceTypeId,
  absenceTypeName: typeNameIn(chosen, found),
  note: found.note,
  total: found.totalUnit && { amount: Number(found.totalAmount), unit: found.totalUnit },
  submittedAt: found.submittedAt,
  decidedByMembershipId: found.decidedByMembershipId,
  decidedAt: found.decidedAt,
  decisionReason: found.decisionReason,
  cancellationReason: found.cancellationReason,
  cancelledAt: found.cancelledAt,
  certificate: certificateOf(found, today),
  externalSource: found.externalSource,
  externalId: found.externalId,
})

/** The same for every type. */
const nothingTold = {
  absenceTypeId: null,
  absenceTypeName: null,
  note: null,
  total: null,
  submittedAt: null,
  decidedByMembershipId: null,
  decidedAt: null,
  decisionReason: null,
  cancellationReason: null,
  cancelledAt: null,
  certificate: null,
  externalSource: null,
  externalId: null,
}

function certificateOf(period: AbsencePeriod, today: PlainDate) {
  const { certificateState: state, certificateDueOn: dueOn } = period
  const isOverdue = state === 'requested' && dueOn !== null && dueOn < today
  return {
    state: isOverdue ? ('overdue' as const) : state,
    dueOn,
    requestedAt: period.certificateRequestedAt,
    requestedByMembershipId: period.certificateRequestedByMembershipId,
    providedOn: period.certificateProvidedOn,
    providedByMembershipId: period.certificateProvidedByMembershipId,
  }
}

/** The days of an absence; what they take differs by type. */
export const dayView = (
  { workDate, part, minutes, amount, unit, reason, explanation }: AbsenceDay,
  told: boolean,
  language: Locale,
): AbsenceDayShape => {
  const why = told && reason !== null ? reasonKept(keptDayReasons, { explain: reason, explanation }) : null
  return {
    workDate,
    part,
    minutes,
    amount: told ? Number(amount) : null,
    unit: told ? unit : null,
    reason: why && sentenceOf(keptDayReasons, why, language),
    explanation: why,
  }
}

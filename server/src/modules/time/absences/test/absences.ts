import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Plan } from '../periods/plan.ts'
import type { AbsencePeriod, Extent } from '../periods/record.ts'
import { blank } from '../periods/rules.ts'
import type { DatedAbsenceType } from '../types/reading.ts'

/** Absences for tests of rules, without a database. */

const typeId = newId()
const onni = newId()
const periodId = newId()

export const boss = { membershipId: newId(), selfApprovalAllowed: false }

/** A Monday to a Wednesday. */
export const extent: Extent = {
  absenceTypeId: typeId,
  startDate: '2026-12-07',
  endDate: '2026-12-09',
  startPart: 'full',
  endPart: 'full',
  minutesPerDay: null,
}

export const absence = (more: Partial<AbsencePeriod> = {}): AbsencePeriod => ({
  ...blank('2026-11-20T07:00:00.000Z'),
  ...extent,
  id: periodId,
  membershipId: onni,
  origin: 'own',
  createdByMembershipId: onni,
  ...more,
})

export const absenceType = (more: Partial<DatedAbsenceType> = {}): DatedAbsenceType => ({
  id: typeId,
  versionId: newId(),
  code: 'paid_leave',
  name: 'Palkallinen vapaa',
  active: true,
  validFrom: '2024-01-01',
  validTo: null,
  sensitivity: 'team',
  unit: 'days',
  partsAllowed: true,
  dayTypeId: newId(),
  entryTypeId: newId(),
  payTypeCode: null,
  approvalSteps: 1,
  certificateAfterDays: null,
  certificateDueDays: null,
  takesKind: null,
  takesRef: null,
  countsAsWorkedForLeave: 'always',
  countsAsWorkedDays: null,
  ...more,
})

/** A plan of one working day. */
export function planned(more: Partial<DatedAbsenceType> = {}): Plan {
  const type = absenceType(more)
  const date = { date: '2026-12-07', part: 'full', version: type, minutes: 450, reason: null } as const
  return {
    type,
    dates: [date],
    days: [
      {
        periodId,
        membershipId: onni,
        workDate: date.date,
        absenceTypeVersionId: type.versionId,
        part: 'full',
        minutes: 450,
        amount: '1.0000',
        unit: 'days',
        reason: null,
        explanation: null,
      },
    ],
    taken: null,
    overlap: null,
  }
}

import { contract } from '../../../../platform/contract/family.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { entryDayTotalExceeded } from '../../work-days/refusals.ts'
import { absenceTypeNotFound } from '../types/refusals.ts'
import { absenceDayReasons, absenceReasons, absenceWarningReasons } from '../reasons.ts'
import { absenceEvents } from './events.ts'
import { absenceLife } from './life.ts'
import { absenceOperations } from './operations.ts'
import { ownAbsenceOperations } from './own-operations.ts'
import { absenceRefusals } from './refusals.ts'

export const absences = contract({
  name: 'absences',
  tag: 'Absences',
  about: 'Absence periods and their decisions.',
  refusals: absenceRefusals,
  uses: { refusals: { ...membershipNotFound, ...entryDayTotalExceeded, ...absenceTypeNotFound } },
  events: absenceEvents,
  reasons: { ...absenceReasons, ...absenceDayReasons, ...absenceWarningReasons },
  lifecycles: [absenceLife],
  audited: {
    // What somebody is absent for, and why it was decided on so, is about a person.
    absence_period: {
      '*': 'personal',
      membershipId: 'open',
      startDate: 'open',
      endDate: 'open',
      startPart: 'open',
      endPart: 'open',
      minutesPerDay: 'open',
      state: 'open',
      replacementMembershipId: 'open',
      preApprovedByMembershipId: 'open',
      decidedByMembershipId: 'open',
    },
  },
  operations: { ...ownAbsenceOperations, ...absenceOperations },
})

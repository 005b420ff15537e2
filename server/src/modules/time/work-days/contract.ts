import { contract } from '../../../platform/contract/family.ts'
import { dayTypeNotFound } from '../../company/catalogs/day-types/refusals.ts'
import { dimensionNotFound, dimensionValueNotFound } from '../../company/catalogs/dimensions/refusals.ts'
import { entryTypeNotFound } from '../../company/catalogs/entry-types/refusals.ts'
import { membershipNotFound } from '../../people/members/record/refusals.ts'
import { workDayLife } from './day/shapes.ts'
import { workDayEvents } from './events.ts'
import { approvingOperations } from './steps/approving-operations.ts'
import { confirmingOperations } from './steps/confirming-operations.ts'
import { readingOperations } from './reading/operations.ts'
import { writingOperations } from './writing/operations.ts'
import { workDayReasons } from './reasons.ts'
import { phaseNotFound, taskNotFound, workDayRefusals } from './refusals.ts'

export const workDays = contract({
  name: 'workDays',
  tag: 'Work days',
  about: 'Work days with their entries, and their way from draft to payroll.',
  refusals: workDayRefusals,
  uses: {
    refusals: {
      ...membershipNotFound,
      ...dimensionNotFound,
      ...dimensionValueNotFound,
      ...entryTypeNotFound,
      ...dayTypeNotFound,
      ...phaseNotFound,
      ...taskNotFound,
    },
  },
  events: workDayEvents,
  lifecycles: [workDayLife],
  reasons: workDayReasons,
  audited: {
    work_day: {
      status: 'open',
      workedMinutes: 'open',
      dayTypeId: 'open',
      absencePeriodId: 'open',
      creditedMinutes: 'open',
    },
  },
  operations: {
    ...readingOperations,
    ...writingOperations,
    ...confirmingOperations,
    ...approvingOperations,
  },
})

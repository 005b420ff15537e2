import { contract } from '../../../platform/contract/family.ts'
import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import { dayTypeNotFound } from '../../company/catalogs/day-types/refusals.ts'
import { dimensionNotFound, dimensionValueNotFound } from '../../company/catalogs/dimensions/refusals.ts'
import { entryTypeNotFound } from '../../company/catalogs/entry-types/refusals.ts'
import { membershipNotFound } from '../../people/members/record/refusals.ts'
import { workDayEvents } from './events.ts'
import { approvingOperations } from './steps/approving-operations.ts'
import { confirmingOperations } from './steps/confirming-operations.ts'
import { readingOperations } from './reading/operations.ts'
import { writingOperations } from './writing/operations.ts'
import { phaseNotFound, taskNotFound, workDayRefusals } from './refusals.ts'

/** The life of a work day, as the interface's table of states has it. */
export const workDayLife = lifecycle({
  resource: 'work_day',
  states: ['draft', 'confirmed', 'approved', 'exported'],
  initial: 'draft',
  transitions: {
    write_entries: { from: ['draft'], to: 'draft', otherwise: 'day_confirmed_locked' },
    confirm: { from: ['draft'], to: 'confirmed', otherwise: 'day_already_confirmed' },
    reopen: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    return: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    approve: { from: ['confirmed'], to: 'approved', otherwise: 'day_not_confirmed' },
    unapprove: { from: ['approved'], to: 'draft', otherwise: 'day_not_approved' },
    correct: { from: ['approved', 'exported'], to: 'draft', otherwise: 'day_not_correctable' },
    // A payroll batch moves the days that it read; nobody asks for these.
    export: { from: ['approved'], to: 'exported' },
    release: { from: ['exported'], to: 'approved' },
  },
})

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

import { contract } from '../../../../platform/contract/family.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { shiftEvents } from '../record/events.ts'
import { shiftLife } from '../record/record.ts'
import { shiftRefusals } from '../record/refusals.ts'
import { planReasons } from '../rules/reasons.ts'
import { ruleRefusals } from '../rules/refusals.ts'
import { shiftTypeNotFound } from '../types/refusals.ts'
import { shiftOperations } from './operations.ts'

export const shifts = contract({
  name: 'shifts',
  tag: 'Shifts',
  about: 'Planned shifts, open shifts and swaps.',
  refusals: { ...shiftRefusals, ...ruleRefusals },
  reasons: planReasons,
  uses: {
    refusals: { ...planningUnitNotFound, ...entryTypeNotFound, ...membershipNotFound, ...shiftTypeNotFound },
  },
  events: shiftEvents,
  lifecycles: [shiftLife],
  audited: {
    // Notes, reasons and details of a broken rule may be about persons.
    shift: {
      '*': 'open',
      note: 'personal',
      cancelReason: 'personal',
      warnings: 'personal',
    },
  },
  jobs: {
    'shifts.release': {
      does: 'Makes the coming shifts of members who have left drafts of nobody.',
      emits: ['shift.changed'],
    },
  },
  operations: shiftOperations,
})

import { contract } from '../../../../platform/contract/family.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { shiftEvents } from '../record/events.ts'
import { shiftNotFound, shiftRefusals } from '../record/refusals.ts'
import { ruleRefusals } from '../rules/refusals.ts'
import { swapLife } from './record.ts'
import { swapOperations } from './operations.ts'
import { swapRefusals } from './refusals.ts'

export const shiftSwaps = contract({
  name: 'shiftSwaps',
  tag: 'Shifts',
  refusals: swapRefusals,
  uses: {
    refusals: {
      ...shiftNotFound,
      ...ruleRefusals,
      ...membershipNotFound,
      shift_member_not_employed: shiftRefusals.shift_member_not_employed,
      shift_member_not_in_unit: shiftRefusals.shift_member_not_in_unit,
    },
    events: shiftEvents,
  },
  events: {},
  lifecycles: [swapLife],
  // What members say of their reasons.
  audited: { shift_swap: { '*': 'open', note: 'personal', declineReason: 'personal' } },
  operations: swapOperations,
})

import { contract } from '../../../../../platform/contract/family.ts'
import { planningUnitNotFound } from '../../../../company/catalogs/planning-units/refusals.ts'
import { claimLife } from '../../claims/record.ts'
import { claimRefusals } from '../../claims/refusals.ts'
import { shiftEvents } from '../../record/events.ts'
import { shiftRefusals } from '../../record/refusals.ts'
import { ruleRefusals } from '../../rules/refusals.ts'
import { openShiftNotFound, slotRefusals } from '../refusals.ts'
import { claimOperations } from './operations.ts'

export const openShiftClaims = contract({
  name: 'openShiftClaims',
  tag: 'Shifts',
  refusals: claimRefusals,
  uses: {
    refusals: {
      ...openShiftNotFound,
      ...slotRefusals,
      ...planningUnitNotFound,
      ...ruleRefusals,
      shift_member_not_employed: shiftRefusals.shift_member_not_employed,
    },
    events: shiftEvents,
  },
  events: {},
  lifecycles: [claimLife],
  audited: { open_shift_claim: { '*': 'open', declineReason: 'personal' } },
  operations: claimOperations,
})

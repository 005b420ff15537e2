import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { shiftLife } from '../record/record.ts'
import { shifts } from './contract.ts'

/** What whoever plans may do with shifts; what the rules of the plan say of a change is not looked at. */
export const mayOfShifts = mayOf(shifts, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'cancel'],
  outcomes: (_, rows) =>
    rows.map(({ state }) => ({
      update: refusalIn(shiftLife, 'update', state),
      cancel: refusalIn(shiftLife, 'cancel', state),
    })),
})

import { module } from '../../../../platform/module.ts'
import * as me from '../../../people/me/port.ts'
import { ownShifts } from './contract.ts'
import { handlers } from './handlers.ts'
import { nextShiftOf } from './next-shift.ts'

export const ownShiftsModule = module({
  contract: ownShifts,
  handlers,
  contributes: [me.nextShift.of(nextShiftOf)],
})

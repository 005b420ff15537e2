import { module } from '../../../../platform/module.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { hourlyStaffing } from './contract.ts'
import { handlers } from './handlers.ts'
import { unitsWithStaffing } from './uses.ts'

export const hourlyStaffingModule = module({
  contract: hourlyStaffing,
  handlers,
  contributes: [recordUses.of(unitsWithStaffing)],
})

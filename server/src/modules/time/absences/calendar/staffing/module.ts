import { module } from '../../../../../platform/module.ts'
import { recordUses } from '../../../../records/imports/port.ts'
import { staffingMinimums } from './contract.ts'
import { handlers } from './handlers.ts'
import { unitsWithMinimum } from './uses.ts'

export const staffingMinimumsModule = module({
  contract: staffingMinimums,
  handlers,
  contributes: [recordUses.of(unitsWithMinimum)],
})

import { module } from '../../../../../platform/module.ts'
import { recordUses } from '../../../../records/imports/port.ts'
import { unitsWithClosures } from '../uses.ts'
import { shiftClosures } from './contract.ts'
import { handlers } from './handlers.ts'

export const shiftClosuresModule = module({
  contract: shiftClosures,
  handlers,
  contributes: [recordUses.of(unitsWithClosures)],
})

import { module } from '../../../../platform/module.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { shiftRules } from './contract.ts'
import { handlers } from './handlers.ts'
import { unitsWithRules } from './uses.ts'

export const shiftRulesModule = module({
  contract: shiftRules,
  handlers,
  contributes: [recordUses.of(unitsWithRules)],
})

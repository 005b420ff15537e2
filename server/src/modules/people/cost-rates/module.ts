import { module } from '../../../platform/module.ts'
import { recordUses } from '../../records/imports/port.ts'
import { costRates } from './contract.ts'
import { handlers } from './handlers.ts'
import { costsOfMembers } from './uses.ts'

export const costRatesModule = module({
  contract: costRates,
  handlers,
  contributes: [recordUses.of(costsOfMembers)],
})

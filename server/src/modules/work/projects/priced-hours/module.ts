import { module } from '../../../../platform/module.ts'
import { pricedHours } from './contract.ts'
import { handlers } from './handlers.ts'

export const pricedHoursModule = module({ contract: pricedHours, handlers })

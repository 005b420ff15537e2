import { module } from '../../../platform/module.ts'
import { dueDates } from './contract.ts'
import { handlers } from './handlers.ts'

export const dueDatesModule = module({ contract: dueDates, handlers })

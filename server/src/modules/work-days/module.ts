import { module } from '../../platform/module.ts'
import { workDays } from './contract.ts'
import { handlers } from './handlers.ts'

export const workDaysModule = module({ contract: workDays, handlers })

import { module } from '../../platform/module.ts'
import { payrollLocks } from './contract.ts'
import { handlers } from './handlers.ts'

export const payrollLocksModule = module({ contract: payrollLocks, handlers })

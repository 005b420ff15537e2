import { module } from '../../../../platform/module.ts'
import { deactivation } from './contract.ts'
import { handlers } from './handlers.ts'

export const deactivationModule = module({ contract: deactivation, handlers })

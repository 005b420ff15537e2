import { module } from '../../../../platform/module.ts'
import { recovery } from './contract.ts'
import { handlers } from './handlers.ts'

export const recoveryModule = module({ contract: recovery, handlers })

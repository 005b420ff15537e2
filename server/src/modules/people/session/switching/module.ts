import { module } from '../../../../platform/module.ts'
import { switching } from './contract.ts'
import { handlers } from './handlers.ts'

export const switchingModule = module({ contract: switching, handlers })

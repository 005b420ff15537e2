import { module } from '../../../platform/module.ts'
import { presence } from './contract.ts'
import { handlers } from './handlers.ts'

export const presenceModule = module({ contract: presence, handlers })

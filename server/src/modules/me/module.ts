import { module } from '../../platform/module.ts'
import { me } from './contract.ts'
import { handlers } from './handlers.ts'

export const meModule = module({ contract: me, handlers })

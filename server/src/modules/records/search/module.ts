import { module } from '../../../platform/module.ts'
import { search } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const searchModule = module({ contract: search, port, handlers })

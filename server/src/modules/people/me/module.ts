import { module } from '../../../platform/module.ts'
import { me } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const meModule = module({ contract: me, port, handlers })

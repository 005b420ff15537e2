import { module } from '../../../platform/module.ts'
import { statusUpdates } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const statusUpdatesModule = module({ contract: statusUpdates, handlers, port })

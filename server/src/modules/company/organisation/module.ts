import { module } from '../../../platform/module.ts'
import { settings } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const organisationModule = module({ contract: settings, port, handlers })

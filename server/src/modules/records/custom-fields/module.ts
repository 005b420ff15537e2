import { module } from '../../../platform/module.ts'
import { customFields } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const customFieldsModule = module({ contract: customFields, handlers, port })

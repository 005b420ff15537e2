import { module } from '../../../platform/module.ts'
import { imports } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const importsModule = module({ contract: imports, port, handlers })

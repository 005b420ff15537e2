import { module } from '../../platform/module.ts'
import { approvals } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const approvalsModule = module({ contract: approvals, port, handlers })

import { module } from '../../../platform/module.ts'
import { timeline } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const timelineModule = module({ contract: timeline, handlers, port })

import { module } from '../../platform/module.ts'
import { calendarFeeds } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const calendarFeedsModule = module({ contract: calendarFeeds, handlers, port })

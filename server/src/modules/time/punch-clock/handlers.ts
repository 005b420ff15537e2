import { handle } from '../../../platform/http/handler.ts'
import { punchClock } from './contract.ts'
import { punchHandlers } from './taking/handlers.ts'
import { unplacedHandlers } from './unplaced/handlers.ts'

export const handlers = handle(punchClock, { ...punchHandlers, ...unplacedHandlers })

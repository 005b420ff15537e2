import { handle } from '../../../../platform/http/handler.ts'
import { dimensions } from './contract.ts'
import { levelHandlers } from './level-handlers.ts'
import { valueHandlers } from './value-handlers.ts'

export const handlers = handle(dimensions, { ...levelHandlers, ...valueHandlers })

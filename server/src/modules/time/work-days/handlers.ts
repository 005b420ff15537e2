import { handle } from '../../../platform/http/handler.ts'
import { workDays } from './contract.ts'
import { lifecycleHandlers } from './steps/approving.ts'
import { rangeHandlers } from './steps/confirming.ts'
import { readingHandlers } from './reading/handlers.ts'
import { writingHandlers } from './writing/handlers.ts'

export const handlers = handle(workDays, {
  ...readingHandlers,
  ...writingHandlers,
  ...rangeHandlers,
  ...lifecycleHandlers,
})

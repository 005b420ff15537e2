import { handle } from '../../../platform/http/handler.ts'
import { workDays } from './contract.ts'
import { lifecycleHandlers } from './handlers/lifecycle.ts'
import { rangeHandlers } from './handlers/ranges.ts'
import { readingHandlers } from './handlers/reading.ts'
import { writingHandlers } from './handlers/writing.ts'

export const handlers = handle(workDays, {
  ...readingHandlers,
  ...writingHandlers,
  ...rangeHandlers,
  ...lifecycleHandlers,
})

import { handle } from '../../../platform/http/handler.ts'
import { workDays } from './contract.ts'
import { approvingHandlers } from './steps/approving.ts'
import { confirmingHandlers } from './steps/confirming.ts'
import { readingHandlers } from './reading/handlers.ts'
import { writingHandlers } from './writing/handlers.ts'

export const handlers = handle(workDays, {
  ...readingHandlers,
  ...writingHandlers,
  ...confirmingHandlers,
  ...approvingHandlers,
})

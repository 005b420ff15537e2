import { module } from '../../../platform/module.ts'
import { timeline, timelineOf } from './contract.ts'
import { handlersFor } from './handlers.ts'
import * as port from './port.ts'

export const timelineModule = module({
  contract: timeline,
  handlers: handlersFor([]),
  port,
  completed(contributions) {
    const subjects = contributions(port.timelineSubjects)
    return {
      contract: timelineOf(subjects, contributions(port.timelineEntries)),
      handlers: handlersFor(subjects),
    }
  },
})

import { module } from '../../../platform/module.ts'
import { me, meOf } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const meModule = module({
  contract: me,
  completed: contributions => ({ contract: meOf({ requests: contributions(port.requestSources) }) }),
  port,
  handlers,
})

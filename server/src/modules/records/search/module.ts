import { module } from '../../../platform/module.ts'
import { search, searchOf } from './contract.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'

export const searchModule = module({
  contract: search,
  completed: contributions => ({ contract: searchOf(contributions(port.searched)) }),
  port,
  handlers,
})

import { module } from '../../../platform/module.ts'
import { workers } from '../../../platform/port.ts'
import { datedWork } from '../../organisation/port.ts'
import { budgets } from './contract.ts'
import { handlers } from './handlers.ts'
import { budgetWarnings, warnDue } from './jobs.ts'
import * as port from './port.ts'

export const budgetsModule = module({
  contract: budgets,
  handlers,
  port,
  contributes: [workers.of(budgetWarnings), datedWork.of((services, orgId) => warnDue(services, orgId))],
})

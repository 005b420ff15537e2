import { module } from '../../../../platform/module.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { projectTraces } from '../record/port.ts'
import { budgets } from './contract.ts'
import { handlers } from './handlers.ts'
import { budgetWarnings, warnDue } from './jobs.ts'
import * as port from './port.ts'
import { forgetWarnings } from './store.ts'
import { budgetSettingsOfProjects } from './uses.ts'

export const budgetsModule = module({
  contract: budgets,
  handlers,
  port,
  contributes: [
    workers.of(budgetWarnings),
    datedWork.of((services, orgId) => warnDue(services, orgId)),
    recordUses.of(budgetSettingsOfProjects),
    projectTraces.of(forgetWarnings),
  ],
})

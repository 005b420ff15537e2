import { module } from '../../../../platform/module.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { projectTraces } from '../record/port.ts'
import { budgets } from './contract.ts'
import { handlers } from './handlers.ts'
import { budgetWarnings, warnDue } from './jobs.ts'
import * as port from './port.ts'
import { forgetWarnings } from './store.ts'

/** Members said how the budget of a project is watched. */
const budgetSettingsOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_budget_settings',
  used: (db, ids) =>
    db.sql`
      select distinct s.project_id as id from project_budget_settings s
      where s.org_id = ${db.orgId} and s.project_id = any(${ids}::uuid[])`,
}

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

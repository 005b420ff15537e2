import { module } from '../../../../platform/module.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { projectCopies, type ProjectCopy, projectTraces } from '../record/port.ts'
import { budgets } from './contract.ts'
import { handlers } from './handlers.ts'
import { budgetWarnings, warnDue } from './jobs.ts'
import * as port from './port.ts'
import { addSetting, forgetWarnings, settingsOf } from './store.ts'

/** The budget of a copy is watched as that of the other project is now. */
const copySetting: ProjectCopy = {
  kind: 'budget_settings',
  order: 9,
  async copy(tx, { from, to }) {
    const settings = await settingsOf(tx, [from])
    for (const setting of settings)
      tx.defer(addSetting(tx, { ...setting, id: newId(), projectId: to, setAt: tx.now }))
    return { count: settings.length, leftOut: [] }
  },
}

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
    projectCopies.of(copySetting),
    projectTraces.of(forgetWarnings),
  ],
})

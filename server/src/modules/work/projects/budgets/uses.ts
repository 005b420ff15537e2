import type { RecordUse } from '../../../records/imports/port.ts'

/** Members said how the budget of a project is watched. */
export const budgetSettingsOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_budget_settings',
  used: (db, ids) =>
    db.sql`
      select distinct s.project_id as id from project_budget_settings s
      where s.org_id = ${db.orgId} and s.project_id = any(${ids}::uuid[])`,
}

import type { RecordUse } from '../../../records/imports/port.ts'

/** Purchases are for a project. */
export const purchasesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_purchases',
  used: (db, ids) =>
    db.sql`
      select distinct u.project_id as id from project_purchases u
      where u.org_id = ${db.orgId} and u.project_id = any(${ids}::uuid[])`,
}

/** Purchases may be for a phase. */
export const purchasesOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'project_purchases',
  used: (db, ids) =>
    db.sql`
      select distinct u.phase_id as id from project_purchases u
      where u.org_id = ${db.orgId} and u.phase_id = any(${ids}::uuid[])`,
}

import type { RecordUse } from '../../../records/imports/port.ts'

/** Change orders are of a project. */
export const changeOrdersOfProjects: RecordUse = {
  register: 'projects',
  by: 'change_orders',
  used: (db, ids) =>
    db.sql`
      select distinct o.project_id as id from change_orders o
      where o.org_id = ${db.orgId} and o.project_id = any(${ids}::uuid[])`,
}

/** Change orders may be about a phase. */
export const changeOrdersOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'change_orders',
  used: (db, ids) =>
    db.sql`
      select distinct o.phase_id as id from change_orders o
      where o.org_id = ${db.orgId} and o.phase_id = any(${ids}::uuid[])`,
}

import type { RecordUse } from '../../../records/imports/port.ts'

/** Tasks are of a project. */
export const tasksOfProjects: RecordUse = {
  register: 'projects',
  by: 'tasks',
  used: (db, ids) =>
    db.sql`
      select distinct t.project_id as id from tasks t
      where t.org_id = ${db.orgId} and t.project_id = any(${ids}::uuid[])`,
}

/** Tasks may be of a phase. */
export const tasksOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'tasks',
  used: (db, ids) =>
    db.sql`
      select distinct t.phase_id as id from tasks t
      where t.org_id = ${db.orgId} and t.phase_id = any(${ids}::uuid[])`,
}

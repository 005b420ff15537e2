import type { RecordUse } from '../../../records/imports/port.ts'

/** Members are planned for. */
export const allocationsOfMembers: RecordUse = {
  register: 'members',
  by: 'project_allocations',
  used: (db, ids) =>
    db.sql`
      select distinct a.membership_id as id from project_allocations a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])`,
}

/** Weeks are planned for a project. */
export const allocationsOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_allocations',
  used: (db, ids) =>
    db.sql`
      select distinct a.project_id as id from project_allocations a
      where a.org_id = ${db.orgId} and a.project_id = any(${ids}::uuid[])`,
}

/** Weeks may be planned for a phase. */
export const allocationsOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'project_allocations',
  used: (db, ids) =>
    db.sql`
      select distinct a.phase_id as id from project_allocations a
      where a.org_id = ${db.orgId} and a.phase_id = any(${ids}::uuid[])`,
}

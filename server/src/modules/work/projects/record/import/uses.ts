import type { RecordUse } from '../../../../records/imports/port.ts'

/** Members take part in projects. */
export const participantsOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_participants',
  used: (db, ids) =>
    db.sql`
      select distinct p.project_id as id from project_participants p
      where p.org_id = ${db.orgId} and p.project_id = any(${ids}::uuid[])`,
}

/** Phases are of a project. */
export const phasesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_phases',
  used: (db, ids) =>
    db.sql`
      select distinct f.project_id as id from project_phases f
      where f.org_id = ${db.orgId} and f.project_id = any(${ids}::uuid[])`,
}

import type { RecordUse } from '../../../records/imports/port.ts'

/** Milestones are of a project. */
export const milestonesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_milestones',
  used: (db, ids) =>
    db.sql`
      select distinct m.project_id as id from project_milestones m
      where m.org_id = ${db.orgId} and m.project_id = any(${ids}::uuid[])`,
}

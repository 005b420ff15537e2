import type { RecordUse } from '../../../records/imports/port.ts'

/** Members said how a project stands. */
export const updatesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_status_updates',
  used: (db, ids) =>
    db.sql`
      select distinct u.project_id as id from project_status_updates u
      where u.org_id = ${db.orgId} and u.project_id = any(${ids}::uuid[])`,
}

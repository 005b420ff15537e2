import type { RecordUse } from '../../imports/port.ts'

/** Members are planned for. */
export const allocationsOfMembers: RecordUse = {
  register: 'members',
  by: 'project_allocations',
  used: (db, ids) =>
    db.sql`
      select distinct a.membership_id as id from project_allocations a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])`,
}

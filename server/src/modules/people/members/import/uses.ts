import type { RecordUse } from '../../../records/imports/port.ts'

/** Members supervise others, today or on other days. */
export const supervisedMembers: RecordUse = {
  register: 'members',
  by: 'members',
  used: (db, ids) =>
    db.sql`
      select supervisor_membership_id as id from memberships
      where org_id = ${db.orgId} and supervisor_membership_id = any(${ids}::uuid[]) and id <> all(${ids}::uuid[])
      union
      select supervisor_membership_id as id from membership_assignments
      where org_id = ${db.orgId} and supervisor_membership_id = any(${ids}::uuid[])
        and membership_id <> all(${ids}::uuid[])`,
}

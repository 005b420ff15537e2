import type { RecordUse } from '../../../../records/imports/port.ts'

/** Members are in leave groups. */
export const membersOfLeaveGroups: RecordUse = {
  register: 'members',
  by: 'leave_group_memberships',
  used: (db, ids) =>
    db.sql`
      select distinct g.membership_id as id from leave_group_memberships g
      where g.org_id = ${db.orgId} and g.membership_id = any(${ids}::uuid[])`,
}

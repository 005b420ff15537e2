import type { RecordUse } from '../../../records/imports/port.ts'

/** Members have leave. */
export const membersWithLeave: RecordUse = {
  register: 'members',
  by: 'leave_accounts',
  used: (db, ids) =>
    db.sql`
      select distinct a.membership_id as id from leave_accounts a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])`,
}

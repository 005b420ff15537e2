import type { RecordUse } from '../../records/imports/port.ts'

/** Members have days. */
export const membersWithDays: RecordUse = {
  register: 'members',
  by: 'work_days',
  used: (db, ids) =>
    db.sql`
      select distinct membership_id as id from work_days
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[])`,
}

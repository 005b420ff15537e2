import type { RecordUse } from '../../../records/imports/port.ts'

/** Members have punched. */
export const membersWithPunches: RecordUse = {
  register: 'members',
  by: 'punches',
  used: (db, ids) =>
    db.sql`
      select distinct membership_id as id from punches
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[])`,
}

/** Members have asked for corrections. */
export const membersWithCorrections: RecordUse = {
  register: 'members',
  by: 'punch_corrections',
  used: (db, ids) =>
    db.sql`
      select distinct membership_id as id from punch_corrections
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[])`,
}

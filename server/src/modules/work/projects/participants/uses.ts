import type { RecordUse } from '../../../records/imports/port.ts'

/** Members take part in projects. */
export const participatingMembers: RecordUse = {
  register: 'members',
  by: 'project_participants',
  used: (db, ids) =>
    db.sql`
      select distinct t.membership_id as id from project_participants t
      where t.org_id = ${db.orgId} and t.membership_id = any(${ids}::uuid[])`,
}

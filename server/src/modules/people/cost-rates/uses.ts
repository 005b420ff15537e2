import type { RecordUse } from '../../records/imports/port.ts'

/** What an hour of a member costs. */
export const costsOfMembers: RecordUse = {
  register: 'members',
  by: 'cost_rates',
  used: (db, ids) =>
    db.sql`
      select distinct c.membership_id as id from cost_rates c
      where c.org_id = ${db.orgId} and c.membership_id = any(${ids}::uuid[])`,
}

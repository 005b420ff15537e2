import type { RecordUse } from '../../../records/imports/port.ts'

/** Members belong to planning units, today or on other days. */
export const unitsOfMembers: RecordUse = {
  register: 'planning-units',
  by: 'members',
  used: (db, ids) =>
    db.sql`
      select planning_unit_id as id from membership_units
      where org_id = ${db.orgId} and planning_unit_id = any(${ids}::uuid[])
      union
      select planning_unit_id as id from memberships
      where org_id = ${db.orgId} and planning_unit_id = any(${ids}::uuid[])`,
}

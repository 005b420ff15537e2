import type { RecordUse } from '../../../records/imports/port.ts'

/** Planning units whose hours are staffed. */
export const unitsWithStaffing: RecordUse = {
  register: 'planning-units',
  by: 'hourly_staffing',
  used: (db, ids) =>
    db.sql`
      select distinct h.planning_unit_id as id from hourly_staffing h
      where h.org_id = ${db.orgId} and h.planning_unit_id = any(${ids}::uuid[])`,
}

import type { RecordUse } from '../../../../records/imports/port.ts'

/** Planning units that need members. */
export const unitsWithMinimum: RecordUse = {
  register: 'planning-units',
  by: 'staffing_minimums',
  used: (db, ids) =>
    db.sql`
      select distinct s.planning_unit_id as id from staffing_minimums s
      where s.org_id = ${db.orgId} and s.planning_unit_id = any(${ids}::uuid[])`,
}

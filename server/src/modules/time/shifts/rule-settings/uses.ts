import type { RecordUse } from '../../../records/imports/port.ts'

/** Planning units that have rules of their own. */
export const unitsWithRules: RecordUse = {
  register: 'planning-units',
  by: 'shift_rule_settings',
  used: (db, ids) =>
    db.sql`
      select distinct r.planning_unit_id as id from shift_rule_settings r
      where r.org_id = ${db.orgId} and r.planning_unit_id = any(${ids}::uuid[])`,
}

/** Planning units that are closed on some days. */
export const unitsWithClosures: RecordUse = {
  register: 'planning-units',
  by: 'shift_closures',
  used: (db, ids) =>
    db.sql`
      select distinct c.planning_unit_id as id from shift_closures c
      where c.org_id = ${db.orgId} and c.planning_unit_id = any(${ids}::uuid[])`,
}

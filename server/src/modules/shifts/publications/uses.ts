import type { RecordUse } from '../../imports/port.ts'

/** Units have publications. */
export const unitsOfPublications: RecordUse = {
  register: 'planning-units',
  by: 'shift_publications',
  used: (db, ids) =>
    db.sql`
      select distinct p.planning_unit_id as id from shift_publications p
      where p.org_id = ${db.orgId} and p.planning_unit_id = any(${ids}::uuid[])`,
}

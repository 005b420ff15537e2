import type { RecordUse } from '../../../records/imports/port.ts'

/** Terminals are for the members of planning units. */
export const unitsOfTerminals: RecordUse = {
  register: 'planning-units',
  by: 'terminal_units',
  used: (db, ids) =>
    db.sql`
      select planning_unit_id as id from terminal_units
      where org_id = ${db.orgId} and planning_unit_id = any(${ids}::uuid[])`,
}

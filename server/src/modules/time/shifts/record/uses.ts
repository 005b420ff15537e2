import type { RecordUse } from '../../../records/imports/port.ts'

/** Shifts are of a planning unit. */
export const shiftsOfUnits: RecordUse = {
  register: 'planning-units',
  by: 'shifts',
  used: (db, ids) =>
    db.sql`
      select distinct s.planning_unit_id as id from shifts s
      where s.org_id = ${db.orgId} and s.planning_unit_id = any(${ids}::uuid[])`,
}

/** Members have shifts. */
export const membersWithShifts: RecordUse = {
  register: 'members',
  by: 'shifts',
  used: (db, ids) =>
    db.sql`
      select distinct s.membership_id as id from shifts s
      where s.org_id = ${db.orgId} and s.membership_id = any(${ids}::uuid[])`,
}

import type { RecordUse } from '../../../records/imports/port.ts'

/** Rotations are of a planning unit. */
export const rotationsOfUnits: RecordUse = {
  register: 'planning-units',
  by: 'shift_rotations',
  used: (db, ids) =>
    db.sql`
      select distinct r.planning_unit_id as id from shift_rotations r
      where r.org_id = ${db.orgId} and r.planning_unit_id = any(${ids}::uuid[])`,
}

/** Members have places in rotations. */
export const membersInRotations: RecordUse = {
  register: 'members',
  by: 'shift_rotation_places',
  used: (db, ids) =>
    db.sql`
      select distinct p.membership_id as id from shift_rotation_places p
      where p.org_id = ${db.orgId} and p.membership_id = any(${ids}::uuid[])`,
}

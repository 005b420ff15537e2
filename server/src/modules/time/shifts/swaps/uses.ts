import type { RecordUse } from '../../../records/imports/port.ts'

/** Members propose swaps, are asked, and decide. */
export const membersOfSwaps: RecordUse = {
  register: 'members',
  by: 'shift_swaps',
  used: (db, ids) => db.sql`
    select distinct m.id from unnest(${ids}::uuid[]) as m(id)
    where exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.from_membership_id = m.id)
    or exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.to_membership_id = m.id)
    or exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.decided_by_membership_id = m.id)`,
}

/** Swaps are of shifts of units. */
export const unitsOfSwaps: RecordUse = {
  register: 'planning-units',
  by: 'shift_swaps',
  used: (db, ids) => db.sql`
    select distinct u.id from unnest(${ids}::uuid[]) as u(id)
    where exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.from_planning_unit_id = u.id)
    or exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.to_planning_unit_id = u.id)`,
}

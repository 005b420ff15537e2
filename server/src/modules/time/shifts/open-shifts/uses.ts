import type { RecordUse } from '../../../records/imports/port.ts'

/** Members are offered open shifts by name, make them, and claim them. */
export const membersOfOpenShifts: readonly RecordUse[] = [
  {
    register: 'members',
    by: 'open_shifts',
    used: (db, ids) => db.sql`
      select distinct o.created_by_membership_id as id from open_shifts o
      where o.org_id = ${db.orgId} and o.created_by_membership_id = any(${ids}::uuid[])`,
  },
  {
    register: 'members',
    by: 'open_shift_members',
    used: (db, ids) => db.sql`
      select distinct l.membership_id as id from open_shift_members l
      where l.org_id = ${db.orgId} and l.membership_id = any(${ids}::uuid[])`,
  },
  {
    register: 'members',
    by: 'open_shift_claims',
    used: (db, ids) => db.sql`
      select distinct m.id from unnest(${ids}::uuid[]) as m(id)
      where exists (
        select from open_shift_claims c where c.org_id = ${db.orgId} and c.membership_id = m.id)
      or exists (
        select from open_shift_claims c where c.org_id = ${db.orgId} and c.decided_by_membership_id = m.id)`,
  },
]

/** Open shifts are of a unit. */
export const unitsOfOpenShifts: RecordUse = {
  register: 'planning-units',
  by: 'open_shifts',
  used: (db, ids) => db.sql`
    select distinct o.planning_unit_id as id from open_shifts o
    where o.org_id = ${db.orgId} and o.planning_unit_id = any(${ids}::uuid[])`,
}

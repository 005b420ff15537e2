import type { RecordUse } from '../../records/imports/port.ts'

/** Members are absent, and stand in for others. */
export const membersWithAbsences: RecordUse = {
  register: 'members',
  by: 'absence_periods',
  used: (db, ids) =>
    db.sql`
      select distinct m.id from unnest(${ids}::uuid[]) as m(id)
      where exists (
        select from absence_periods p where p.org_id = ${db.orgId} and p.membership_id = m.id)
      or exists (
        select from absence_periods p where p.org_id = ${db.orgId} and p.replacement_membership_id = m.id)`,
}

import type { OpenWork } from '../../../people/members/port.ts'

/** Days of a leaving member that nobody has approved yet. */
export const unapprovedDays: OpenWork = {
  kind: 'unapproved_work_days',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from work_days
      where org_id = ${db.orgId} and membership_id = ${membershipId}
        and (status = 'confirmed' or status = 'draft' and worked_minutes > 0)`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    delete from work_days d
    where d.org_id = ${tx.orgId} and d.membership_id = ${membershipId} and d.status = 'draft'
      and d.day_type_id is null and d.corrects_batch_id is null
      and not exists (select from work_entries e where e.org_id = ${tx.orgId} and e.work_day_id = d.id)`,
}

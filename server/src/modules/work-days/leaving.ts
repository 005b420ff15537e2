import type { OpenWork } from '../members/port.ts'

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
}

import type { OpenWork } from '../../../people/members/port.ts'

/** Planned activities of a leaving member, for somebody else to take over. */
export const plannedActivities: OpenWork = {
  kind: 'planned_activities',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from activities a
      where a.org_id = ${db.orgId} and a.owner_membership_id = ${membershipId} and a.state = 'planned'`
    return row?.count ?? 0
  },
}

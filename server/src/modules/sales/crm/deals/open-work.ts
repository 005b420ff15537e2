import type { OpenWork } from '../../../people/members/port.ts'

/** The open deals that a member looks after. */
export const openDealsOwned: OpenWork = {
  kind: 'open_deals',
  async count(db, membershipId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from deals d
      where d.org_id = ${db.orgId} and d.owner_membership_id = ${membershipId} and d.state = 'open'`
    return found?.count ?? 0
  },
}

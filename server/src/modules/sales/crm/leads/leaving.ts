import type { OpenWork } from '../../../people/members/port.ts'
import { openStates } from './life.ts'

/** The leads that somebody else would have to go on with. */
export const openLeads: OpenWork = {
  kind: 'open_leads',
  async count(db, membershipId) {
    const [row] = await db.sql<{ count: number }>`
      select count(*) from leads l
      where l.org_id = ${db.orgId} and l.owner_membership_id = ${membershipId}
        and l.state = any(${openStates}::text[])`
    return row?.count ?? 0
  },
}

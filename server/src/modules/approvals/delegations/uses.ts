import { dateIn } from '../../../platform/vocabulary/dates.ts'
import type { RecordUse } from '../../imports/port.ts'
import type { OpenWork } from '../../members/port.ts'
import { organisationNow } from '../../organisation/port.ts'

/** Members have delegated, or decide for others. */
export const membersWithDelegations: RecordUse = {
  register: 'members',
  by: 'approval_delegations',
  used: (db, ids) =>
    db.sql`
      select d.from_membership_id as id from approval_delegations d
      where d.org_id = ${db.orgId} and d.from_membership_id = any(${ids}::uuid[])
      union
      select d.to_membership_id from approval_delegations d
      where d.org_id = ${db.orgId} and d.to_membership_id = any(${ids}::uuid[])`,
}

/** Delegations that end with a member: nobody decides for who has left, nor do they for others. */
export const delegationsOfLeaving: OpenWork = {
  kind: 'approval_delegations',
  count: async (db, membershipId) => {
    const { timeZone, now } = await organisationNow(db)
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from approval_delegations d
      where d.org_id = ${db.orgId} and d.ended_at is null and d.valid_to >= ${dateIn(timeZone, now)}
        and ${membershipId}::uuid in (d.from_membership_id, d.to_membership_id)`
    return row?.count ?? 0
  },
}

import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { OpenWork } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'

/**
 * Shifts that a leaving member has from today on. Drafts of somebody who is deleted become drafts of nobody, but
 * for those that take a slot of an open shift: they are history, and keep their member from being deleted.
 */
export const shiftsToCome: OpenWork = {
  kind: 'shifts_to_come',
  count: async (db, membershipId) => {
    const { timeZone, now } = await organisationNow(db)
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from shifts s
      where s.org_id = ${db.orgId} and s.membership_id = ${membershipId} and s.state <> 'cancelled'
        and s.work_date >= ${dateIn(timeZone, now)}`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    update shifts set membership_id = null, updated_at = ${tx.now}
    where org_id = ${tx.orgId} and membership_id = ${membershipId} and state = 'draft' and publication_id is null
      and open_shift_id is null
    returning 1`,
}

import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { OpenWork } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'

/** The projects that a member takes part in or will, but for closed ones. */
export const participationsOf: OpenWork = {
  kind: 'project_participations',
  async count(db, membershipId) {
    const { timeZone, now } = await organisationNow(db)
    const [found] = await db.sql<{ count: number }>`
      select count(distinct t.project_id) as count from project_participants t
      join projects p on p.org_id = ${db.orgId} and p.id = t.project_id and p.state <> 'closed'
      where t.org_id = ${db.orgId} and t.membership_id = ${membershipId}
        and (t.valid_to is null or t.valid_to >= ${dateIn(timeZone, now)})`
    return found?.count ?? 0
  },
}

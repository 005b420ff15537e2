import type { OpenWork } from '../../../people/members/port.ts'

/** The projects that a member answers for, but for closed ones. */
export const projectsManaged: OpenWork = {
  kind: 'managed_projects',
  async count(db, membershipId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from projects p
      where p.org_id = ${db.orgId} and p.manager_membership_id = ${membershipId} and p.state <> 'closed'`
    return found?.count ?? 0
  },
}

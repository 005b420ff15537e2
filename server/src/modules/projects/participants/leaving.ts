import type { OpenWork } from '../../members/port.ts'

/** The projects that a member takes part in or will, but for closed ones. */
export const participationsOf: OpenWork = {
  kind: 'project_participations',
  async count(db, membershipId) {
    const [found] = await db.sql<{ count: number }>`
      select count(distinct t.project_id) as count from project_participants t
      join projects p on p.org_id = ${db.orgId} and p.id = t.project_id and p.state <> 'closed'
      where t.org_id = ${db.orgId} and t.membership_id = ${membershipId}
        and coalesce(t.valid_to >= current_date, true)`
    return found?.count ?? 0
  },
}

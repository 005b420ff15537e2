import type { RecordUse } from '../../../records/imports/port.ts'
import type { OpenWork } from '../../../people/members/port.ts'

/** What a leaving member was to do and has not done, for somebody else to take over. */
export const openTasksAssigned: OpenWork = {
  kind: 'open_tasks',
  async count(db, membershipId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from task_assignees a
      join tasks t on t.org_id = ${db.orgId} and t.id = a.task_id
      where a.org_id = ${db.orgId} and a.membership_id = ${membershipId}
        and t.closed_at is null and t.archived_at is null`
    return found?.count ?? 0
  },
}

/** Members do tasks, look them over and follow them. */
export const tasksWithMembers: RecordUse = {
  register: 'members',
  by: 'tasks',
  used: (db, ids) =>
    db.sql`
      select a.membership_id as id from task_assignees a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])
      union
      select w.membership_id as id from task_watchers w
      where w.org_id = ${db.orgId} and w.membership_id = any(${ids}::uuid[])
      union
      select t.reviewer_membership_id as id from tasks t
      where t.org_id = ${db.orgId} and t.reviewer_membership_id = any(${ids}::uuid[])`,
}

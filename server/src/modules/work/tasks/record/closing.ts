import type { ClosingBlocker } from '../../projects/record/port.ts'

/** The tasks of a project in which work goes on. */
export const openTasks: ClosingBlocker = {
  kind: 'open_tasks',
  async count(db, projectId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from tasks t
      where t.org_id = ${db.orgId} and t.project_id = ${projectId} and t.closed_at is null and t.archived_at is null`
    return found?.count ?? 0
  },
}

import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { NumberedTask } from './plan.ts'

/** The tasks of a project that are neither over nor archived, by their numbers; so many at most. */
export const openTasksOf = (db: TenantDb, projectId: Id, atMost: number): Promise<NumberedTask[]> =>
  db.sql<NumberedTask>`
    select t.id, t.number, t.start_date, t.due_date, t.estimate_minutes
    from tasks t join task_statuses s on s.org_id = ${db.orgId} and s.id = t.status_id
    where t.org_id = ${db.orgId} and t.project_id = ${projectId} and t.archived_at is null
      and s.category not in ('completed', 'cancelled')
    order by t.number limit ${atMost}`

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { Picture, Question } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type DependencyRecord, dependencyTable } from './record.ts'

/** The dependencies of projects, in the order in which they were made. */
export const dependenciesOf = (db: TenantDb, projectIds: readonly Id[]): Promise<DependencyRecord[]> =>
  db.sql<DependencyRecord>`
    select ${dependencyTable.select('d')} from task_dependencies d
    where d.org_id = ${db.orgId} and d.project_id = any(${projectIds}::uuid[]) order by d.id`

export const dependenciesWithIds = (db: TenantDb, ids: readonly Id[]): Promise<DependencyRecord[]> =>
  db.sql<DependencyRecord>`
    select ${dependencyTable.select('d')} from task_dependencies d
    where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[])`

/** Those of the task, on either side. */
export const dependenciesAt = (db: TenantDb, taskId: Id): Promise<DependencyRecord[]> =>
  db.sql<DependencyRecord>`
    select ${dependencyTable.select('d')} from task_dependencies d
    where d.org_id = ${db.orgId} and (d.from_task_id = ${taskId} or d.to_task_id = ${taskId}) order by d.id`

export const removeDependencies = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from task_dependencies d where d.org_id = ${tx.orgId} and d.id = any(${ids}::uuid[]) returning d.id`

/** Those between tasks of a project that are not archived. */
export const dependenciesOnBoard = (db: Picture, projectId: Id): Question<DependencyRecord[]> =>
  db.sql<DependencyRecord>`
    select ${dependencyTable.select('d')} from task_dependencies d
    join tasks f on f.org_id = ${db.orgId} and f.id = d.from_task_id and f.archived_at is null
    join tasks t on t.org_id = ${db.orgId} and t.id = d.to_task_id and t.archived_at is null
    where d.org_id = ${db.orgId} and d.project_id = ${projectId} order by d.id`

/** Those of the tasks that wait for one which is not over, or where it is enough that it has begun, has not. */
export const heldBack = async (db: TenantDb, taskIds: IdSet): Promise<ReadonlySet<Id>> =>
  new Set(
    (
      await db.sql<{ taskId: Id }>`
        select distinct d.to_task_id as task_id from task_dependencies d
        join tasks f on f.org_id = ${db.orgId} and f.id = d.from_task_id and f.archived_at is null
        join task_statuses s on s.org_id = ${db.orgId} and s.id = f.status_id
        where d.org_id = ${db.orgId} and d.to_task_id = any(${idArray(taskIds)})
          and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled')
            else s.category in ('backlog', 'unstarted') end`
    ).map(({ taskId }) => taskId),
  )

/** The dependencies of any of the tasks, on either side. */
export const dependenciesAtAny = (db: TenantDb, taskIds: readonly Id[]): Promise<DependencyRecord[]> =>
  db.sql<DependencyRecord>`
    select ${dependencyTable.select('d')} from task_dependencies d
    where d.org_id = ${db.orgId}
      and (d.from_task_id = any(${taskIds}::uuid[]) or d.to_task_id = any(${taskIds}::uuid[])) order by d.id`

/** Those by which any of the tasks waits. */
export const dependenciesInto = (db: TenantDb, taskIds: IdSet): Promise<DependencyRecord[]> =>
  db.sql<DependencyRecord>`
    select ${dependencyTable.select('d')} from task_dependencies d
    where d.org_id = ${db.orgId} and d.to_task_id = any(${idArray(taskIds)}) order by d.id`

export const putIntoProject = (tx: WriteTransaction, ids: readonly Id[], projectId: Id): Promise<unknown> =>
  tx.sql`
    update task_dependencies d set project_id = ${projectId}, updated_at = ${tx.now}
    where d.org_id = ${tx.orgId} and d.id = any(${ids}::uuid[]) returning d.id`

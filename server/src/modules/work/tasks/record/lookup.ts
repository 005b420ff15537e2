import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { StatusCategory } from '../statuses/record.ts'
import { ownTasks } from './list-store.ts'

/** A task as other families check their references to it. */
export interface TaskSummary {
  readonly id: Id
  readonly projectId: Id | null
  readonly phaseId: Id | null
  readonly number: number
  readonly title: string
  readonly statusId: Id
  readonly category: StatusCategory
  readonly archivedAt: Instant | null
}

const columns = sql`t.id, t.project_id, t.phase_id, t.number, t.title, t.status_id, s.category, t.archived_at`

/** The tasks with these ids; those that are not there are left out. One statement. */
export const tasksWithIds = (db: TenantDb, ids: readonly Id[]): Promise<TaskSummary[]> =>
  db.sql<TaskSummary>`
    select ${columns} from tasks t join task_statuses s on s.org_id = ${db.orgId} and s.id = t.status_id
    where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[])`

/** The tasks of these projects with one of the numbers. One statement. */
export const tasksWithNumbers = (
  db: TenantDb,
  projectIds: readonly Id[],
  numbers: readonly number[],
): Promise<{ readonly id: Id; readonly projectId: Id; readonly number: number }[]> =>
  db.sql`
    select t.id, t.project_id, t.number from tasks t
    where t.org_id = ${db.orgId} and t.project_id = any(${projectIds}::uuid[]) and t.number = any(${numbers}::int[])`

/** The tasks of a project that was made from another, by the tasks that they were made from. One statement. */
export async function copiesIn(db: TenantDb, projectId: Id): Promise<ReadonlyMap<Id, Id>> {
  const found = await db.sql<{ id: Id; copiedFromId: Id }>`
    select t.id, t.copied_from_id from tasks t
    where t.org_id = ${db.orgId} and t.project_id = ${projectId} and t.copied_from_id is not null`
  return new Map(found.map(({ id, copiedFromId }) => [copiedFromId, id]))
}

/** Those of the tasks that a member is to do, looks over or follows. One statement. */
export const ownTasksOf = (db: TenantDb, membershipId: Id, ids: readonly Id[]): Promise<TaskSummary[]> =>
  db.sql<TaskSummary>`
    select ${columns} from tasks t join task_statuses s on s.org_id = ${db.orgId} and s.id = t.status_id
    where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[]) and ${ownTasks(db.orgId, membershipId)}`

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type MilestoneRecord, milestoneTable, milestoneTaskTable } from './record.ts'

/** The milestones of a project, by when they are due. */
export const milestonesOf = asking(
  (db, projectId: Id) =>
    db.sql<MilestoneRecord>`
      select ${milestoneTable.select('m')},
        array(select t.task_id from project_milestone_tasks t
          where t.org_id = ${db.orgId} and t.milestone_id = m.id order by t.task_id) as task_ids
      from project_milestones m where m.org_id = ${db.orgId} and m.project_id = ${projectId}
      order by m.due_date, m.id`,
)

/** The milestones that any of the tasks leads to. */
export const milestonesWith = (db: TenantDb, taskIds: readonly Id[]): Promise<MilestoneRecord[]> =>
  db.sql<MilestoneRecord>`
    select ${milestoneTable.select('m')},
      array(select t.task_id from project_milestone_tasks t
        where t.org_id = ${db.orgId} and t.milestone_id = m.id order by t.task_id) as task_ids
    from project_milestones m
    where m.org_id = ${db.orgId} and m.id in (
      select l.milestone_id from project_milestone_tasks l
      where l.org_id = ${db.orgId} and l.task_id = any(${taskIds}::uuid[]))`

export function saveMilestone(
  tx: WriteTransaction,
  before: MilestoneRecord | null,
  after: MilestoneRecord,
): Promise<unknown> {
  if (after === before) return Promise.resolve()
  tx.defer(before === null ? milestoneTable.insert(tx, [after]) : milestoneTable.update(tx, after))
  if (before?.taskIds === after.taskIds) return Promise.resolve()
  if (before !== null && before.taskIds.length > 0) tx.defer(removeLinks(tx, after.id))
  return milestoneTaskTable.insert(
    tx,
    after.taskIds.map(taskId => ({ milestoneId: after.id, taskId })),
  )
}

export function removeMilestone(tx: WriteTransaction, id: Id): Promise<unknown> {
  tx.defer(removeLinks(tx, id))
  return tx.sql`delete from project_milestones m where m.org_id = ${tx.orgId} and m.id = ${id} returning m.id`
}

const removeLinks = (tx: WriteTransaction, id: Id): Promise<unknown> =>
  tx.sql`
    delete from project_milestone_tasks t where t.org_id = ${tx.orgId} and t.milestone_id = ${id} returning 1`

/** Tasks that are not of the project any more lead to none of its milestones, which change with it. */
export function forgetTasks(
  tx: WriteTransaction,
  milestones: readonly MilestoneRecord[],
  taskIds: readonly Id[],
): Promise<unknown> {
  tx.defer(tx.sql`
    update project_milestones m set updated_at = ${tx.now}
    where m.org_id = ${tx.orgId} and m.id = any(${milestones.map(({ id }) => id)}::uuid[]) returning m.id`)
  return tx.sql`
    delete from project_milestone_tasks t where t.org_id = ${tx.orgId} and t.task_id = any(${taskIds}::uuid[])
    returning 1`
}

export function insertMilestones(
  tx: WriteTransaction,
  milestones: readonly MilestoneRecord[],
): Promise<unknown> {
  tx.defer(milestoneTable.insert(tx, milestones))
  return milestoneTaskTable.insert(
    tx,
    milestones.flatMap(({ id, taskIds }) => taskIds.map(taskId => ({ milestoneId: id, taskId }))),
  )
}

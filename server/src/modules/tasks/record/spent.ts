import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { TaskRecord } from './record.ts'
import type { ShownTask } from './shapes.ts'
import { taskView } from './view.ts'

/** The minutes that are written on tasks, by task; none for a task without hours. */
export const spentOn = async (_db: TenantDb, _taskIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  new Map()

/** Tasks as they are shown. */
export async function shown(db: TenantDb, tasks: readonly TaskRecord[]): Promise<ShownTask[]> {
  const spent = await spentOn(
    db,
    tasks.map(({ id }) => id),
  )
  return tasks.map(task => taskView(task, spent.get(task.id) ?? 0))
}

export async function shownOne(db: TenantDb, task: TaskRecord): Promise<ShownTask> {
  const spent = await spentOn(db, [task.id])
  return taskView(task, spent.get(task.id) ?? 0)
}

/** The minutes that are written on the tasks of a project, by task. */
export const spentInProject = async (_db: TenantDb, _projectId: Id): Promise<ReadonlyMap<Id, number>> =>
  new Map()

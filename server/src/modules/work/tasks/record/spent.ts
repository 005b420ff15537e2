import type { Picture, Question } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type HourSum,
  sumsAndDue,
  type SumsAndDue,
  sumsOfProjects,
  withDue,
} from '../../../time/work-days/port.ts'
import type { ListedTask } from './list-store.ts'
import type { TaskRecord } from './record.ts'
import type { ShownTask } from './shapes.ts'
import { taskView } from './view.ts'

/** The minutes that are written on tasks, by task; none for a task without hours. */
export const spentOn = async (db: TenantDb, taskIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  taskIds.length === 0 ? new Map() : byTask(await sumsOfProjects(db, { by: ['task'], taskIds }))

/** The minutes that are written on the tasks of a project, as far as they are worked out. */
export const spentInProject = (picture: Picture, projectId: Id): Question<SumsAndDue> =>
  sumsAndDue(picture, { by: ['task'], projectIds: [projectId] })

/** The same by task, with what was due. */
export const spentByTask = async (db: TenantDb, spent: SumsAndDue): Promise<ReadonlyMap<Id, number>> =>
  byTask(await withDue(db, spent))

const byTask = (sums: readonly HourSum[]): ReadonlyMap<Id, number> =>
  new Map(sums.flatMap(({ taskId, minutes }) => (taskId === null ? [] : [[taskId, minutes]])))

/** Tasks of a list as they are shown. Minutes that are to be worked out anew are read by themselves. */
export async function shown(db: TenantDb, tasks: readonly ListedTask[]): Promise<ShownTask[]> {
  const due = await spentOn(
    db,
    tasks.flatMap(({ id, spentMinutes }) => (spentMinutes === null ? [id] : [])),
  )
  return tasks.map(task => taskView(task, task.spentMinutes ?? due.get(task.id) ?? 0))
}

export async function shownOne(db: TenantDb, task: TaskRecord): Promise<ShownTask> {
  const spent = await spentOn(db, [task.id])
  return taskView(task, spent.get(task.id) ?? 0)
}

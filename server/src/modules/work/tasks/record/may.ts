import { type MayCall, mayOf } from '../../../../platform/http/may.ts'
import { closedAmong } from '../../projects/record/port.ts'
import { tasks } from './contract.ts'
import type { TaskRecord } from './record.ts'
import { cannotChange, ofClosedProject } from './rules.ts'

/** What of each task is decided by its project and by whether it is archived: whether it changes at all, and whether it is put away. */
export async function changesOfTasks(
  { db, now }: MayCall,
  rows: readonly Pick<TaskRecord, 'projectId' | 'archivedAt'>[],
) {
  const closed = await closedAmong(
    db,
    rows.map(({ projectId }) => projectId),
  )
  return rows.map(task => {
    const project = closed.has(task.projectId) ? { state: 'closed' } : null
    const present = { now, unchanged: true, project }
    return { change: cannotChange(task, present) ?? null, archive: ofClosedProject(present) ?? null }
  })
}

export const mayOfTasks = mayOf(tasks, {
  answeredBy: ['list', 'listOfProject', 'get'],
  actions: ['update', 'changeStatus', 'archive', 'restore'],
  outcomes: async (call, rows) =>
    (await changesOfTasks(call, rows)).map(({ change, archive }) => ({
      update: change,
      changeStatus: change,
      archive,
      restore: archive,
    })),
})

import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { projectsWithIds } from '../projects/record/port.ts'
import type { TaskRecord } from './record/record.ts'
import { findTask } from './record/store.ts'

/** What holds a write on anything of a task back. */
type Refuse = (code: 'task_not_found' | 'task_archived' | 'project_closed') => never

/** The task of a path, for a write on something of it: neither archived nor of a closed project. */
export async function writableTask(db: TenantDb, id: Id, refuse: Refuse): Promise<TaskRecord> {
  const task = (await findTask(db, id)) ?? refuse('task_not_found')
  const [project] = task.projectId === null ? [] : await projectsWithIds(db, [task.projectId])
  if (project?.state === 'closed') refuse('project_closed')
  return task.archivedAt === null ? task : refuse('task_archived')
}

import { date, instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const milestonesOfProject = 200
export const tasksOfMilestone = 500

export const milestoneTable = table('projectMilestones', {
  id: uuid,
  projectId: uuid.fixed(),
  name: text,
  dueDate: date,
  reachedAt: instant.nullable(),
  updatedAt: instant,
})

export const milestoneTaskTable = table(
  'projectMilestoneTasks',
  { milestoneId: uuid, taskId: uuid },
  { key: ['milestoneId', 'taskId'] },
)

/** A milestone with the tasks that lead to it. */
export interface MilestoneRecord extends RowOf<typeof milestoneTable> {
  readonly taskIds: readonly Id[]
}

import { type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { TaskFact } from '../record/announcements.ts'
import { type Entering, inStatus } from '../record/status-rules.ts'
import type { Status } from '../statuses/record.ts'
import type { TaskRecord } from '../record/record.ts'
import { type Present, cannotChange, updated } from '../record/rules.ts'

/** The statuses that a task may be put into, in the order of their columns. */
export const nextStatuses = (task: TaskRecord, at: Omit<Entering, 'rank'>): Status[] =>
  at.set.statuses.filter(
    ({ id }) => id !== task.statusId && !('refusal' in inStatus(task, id, { ...at, rank: () => '' })),
  )

/** A task with an item of its checklist done or open. */
export function checkItem(
  task: TaskRecord,
  itemId: Id,
  done: boolean,
  present: Present,
): Decision<
  TaskRecord,
  TaskFact<'task.updated'>,
  'task_stale' | 'task_archived' | 'project_closed' | 'task_checklist_item_not_found'
> {
  const refused = cannotChange(task, present)
  if (refused) return refused
  if (!task.checklist.some(({ id }) => id === itemId.toLowerCase()))
    return refuse('task_checklist_item_not_found', 'The task has no item with this id.')
  const checklist = task.checklist.map(item => (item.id === itemId.toLowerCase() ? { ...item, done } : item))
  return updated(task, { ...task, checklist }, 'check_item', present.now)
}

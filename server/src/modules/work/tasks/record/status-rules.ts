import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Guard, isClosed, type Status, type StatusSet } from '../statuses/record.ts'
import type { TaskRecord } from './record.ts'

/** What a change of status is decided in. */
export interface Entering {
  readonly now: Instant
  readonly set: StatusSet
  /** The tasks for which a guard is not met, by the guard; those of the checklist are seen on the task. */
  readonly unmet: ReadonlyMap<Guard, ReadonlySet<Id>>
  /** How many tasks that are not archived are in a status. */
  readonly occupied: (statusId: Id) => number
  /** Where the task is to stand among those of the status. */
  readonly rank: (statusId: Id) => string
}

export type EnterCode =
  | 'task_status_not_found'
  | 'task_transition_not_allowed'
  | 'task_guard_not_met'
  | 'task_wip_limit_reached'

/** The task in another status; the very same one where it is there already. */
export function inStatus(task: TaskRecord, statusId: Id, at: Entering): TaskRecord | Refused<EnterCode> {
  const status = at.set.statuses.find(({ id }) => id === statusId.toLowerCase())
  if (!status)
    return refuse('task_status_not_found', 'The task cannot have a status with the id in statusId.')
  if (status.id === task.statusId) return task
  return barred(task, status, at) ?? full(status, task, at) ?? entered(task, status, at)
}

/** A task that has got a status, whatever led to it. */
export const entered = (
  task: TaskRecord,
  { id, code, category }: Status,
  { now, rank }: Pick<Entering, 'now' | 'rank'>,
): TaskRecord => ({
  ...task,
  statusId: id,
  statusCode: code,
  category,
  rank: rank(id),
  closedAt: isClosed(category) ? (task.closedAt ?? now) : null,
  updatedAt: now,
})

function barred(
  task: TaskRecord,
  to: Status,
  { set, unmet }: Entering,
): Refused<'task_transition_not_allowed' | 'task_guard_not_met'> | undefined {
  if (set.transitions.length === 0) return undefined
  const move = set.transitions.find(
    ({ fromStatusId, toStatusId }) => fromStatusId === task.statusId && toStatusId === to.id,
  )
  if (!move)
    return refuse(
      'task_transition_not_allowed',
      `The statuses allow no move from ${task.statusCode} to ${to.code}.`,
      { from: task.statusCode, to: to.code },
    )
  const open = move.guards.filter(guard =>
    guard === 'unfinished_checklist'
      ? task.checklist.some(({ done }) => !done)
      : (unmet.get(guard)?.has(task.id) ?? false),
  )
  return open.length > 0
    ? refuse('task_guard_not_met', `The move to ${to.code} waits for: ${open.join(', ')}.`, { guards: open })
    : undefined
}

/** Whether the status has no place for one more task. */
export const full = (
  { id, name, wipLimit }: Status,
  { archivedAt }: Pick<TaskRecord, 'archivedAt'>,
  { occupied }: Pick<Entering, 'occupied'>,
): Refused<'task_wip_limit_reached'> | undefined =>
  wipLimit !== null && archivedAt === null && occupied(id) >= wipLimit
    ? refuse('task_wip_limit_reached', `“${name}” takes at most ${wipLimit} tasks.`, { wipLimit })
    : undefined

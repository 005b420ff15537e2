import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { TaskFact } from './announcements.ts'
import type { TaskRecord } from './record.ts'
import { updated } from './rules.ts'

/** A task with more members who follow it. */
export const watchedBy = (
  task: TaskRecord,
  ids: readonly Id[],
  now: Instant,
): Decision<TaskRecord, TaskFact<'task.updated'>, never> =>
  updated(task, { ...task, watcherIds: [...new Set([...task.watcherIds, ...ids])].sort() }, 'update', now)

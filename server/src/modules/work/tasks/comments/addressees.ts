import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { watchersOfTask } from '../record/bounds.ts'
import type { TaskRecord } from '../record/record.ts'
import type { CommentRecord } from './record.ts'

/** Whom a comment mentions now and did not before; its author needs no telling. */
export const newlyMentioned = (before: CommentRecord | null, after: CommentRecord): readonly Id[] =>
  after.mentionedIds.filter(id => id !== after.authorMembershipId && !before?.mentionedIds.includes(id))

interface Mentioning {
  readonly task: Pick<TaskRecord, 'assigneeIds' | 'watcherIds' | 'reviewerMembershipId'>
  readonly mentionedIds: readonly Id[]
  /** Those of them who read every task. */
  readonly readerIds: ReadonlySet<Id>
  /** Those of them to whom tasks are not there at all. */
  readonly withoutModuleIds: ReadonlySet<Id>
  /** Whether the author may say who follows a task. */
  readonly mayAddWatchers: boolean
}

export interface Addressees {
  /** Who is told that they were mentioned: nobody who may not read the task. */
  readonly toldIds: readonly Id[]
  /** Who is to follow the task, because they could not read it otherwise. */
  readonly followingIds: readonly Id[]
}

export function addresseesOf({
  task,
  mentionedIds,
  readerIds,
  withoutModuleIds,
  mayAddWatchers,
}: Mentioning): Addressees {
  const own = new Set<Id | null>([...task.assigneeIds, ...task.watcherIds, task.reviewerMembershipId])
  const possible = mentionedIds.filter(id => !withoutModuleIds.has(id))
  const reads = (id: Id): boolean => own.has(id) || readerIds.has(id)
  const places = mayAddWatchers ? Math.max(0, watchersOfTask - task.watcherIds.length) : 0
  const followingIds = possible.filter(id => !reads(id)).slice(0, places)
  return { toldIds: possible.filter(id => reads(id) || followingIds.includes(id)), followingIds }
}

import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { sendMails } from '../../../company/outgoing-mail/port.ts'
import { mailableMembers, rightsOfMembers } from '../../../people/members/port.ts'
import type { TaskFact } from '../record/announcements.ts'
import { type TaskRecord, watchersOfTask } from '../record/record.ts'
import { updated } from '../record/rules.ts'
import { saving } from '../record/saving.ts'
import { mentionMail } from './letter.ts'
import type { CommentRecord } from './record.ts'

/** Whom a comment mentions now and did not before; its author needs no telling. */
const newlyMentioned = (before: CommentRecord | null, after: CommentRecord): readonly Id[] =>
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

interface Addressees {
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

/** A task with more members who follow it. */
const watchedBy = (
  task: TaskRecord,
  ids: readonly Id[],
  now: Instant,
): Decision<TaskRecord, TaskFact<'task.updated'>, never> =>
  updated(task, { ...task, watcherIds: [...new Set([...task.watcherIds, ...ids])].sort() }, 'update', now)

interface Telling {
  readonly caller: Caller
  readonly db: WriteTransaction
  readonly services: Services
  commit(
    decision: Decision<TaskRecord, TaskFact<'task.updated'>, never>,
    save: (task: TaskRecord) => Promise<unknown>,
  ): Promise<unknown>
}

/** Writes to whom a comment newly mentions, and lets them follow the task where they could not read it. */
export async function notifyMentioned(
  { caller, db, services, commit }: Telling,
  task: TaskRecord,
  before: CommentRecord | null,
  after: CommentRecord,
): Promise<void> {
  const mentionedIds = newlyMentioned(before, after)
  if (mentionedIds.length === 0) return
  const rights = await rightsOfMembers(db, mentionedIds)
  const withThose = (counts: (member: (typeof rights)[number]) => boolean): ReadonlySet<Id> =>
    new Set(rights.filter(counts).map(({ id }) => id))
  const { toldIds, followingIds } = addresseesOf({
    task,
    mentionedIds,
    readerIds: withThose(({ capabilities }) => capabilities.has('projects.read')),
    withoutModuleIds: withThose(({ withheldModules }) => withheldModules.includes('projects')),
    mayAddWatchers: caller.capabilities.has('projects.manage'),
  })
  if (followingIds.length > 0) await commit(watchedBy(task, followingIds, db.now), saving(db, task))
  const people = await mailableMembers(db, toldIds)
  sendMails(
    db,
    services,
    people.map(person => ({
      kind: 'task_mention',
      to: { address: person.email, name: person.displayName, membershipId: person.id },
      locale: person.locale,
      ...mentionMail(
        {
          organisation: caller.organisation.name,
          name: person.callName,
          author: caller.membership.displayName,
          number: task.number,
          title: task.title,
        },
        person.locale,
      ),
      about: { type: 'task_comment', id: after.id },
    })),
  )
}

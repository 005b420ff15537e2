import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mailableMembers, rightsOfMembers } from '../../../people/members/port.ts'
import { sendMails } from '../../../company/outgoing-mail/port.ts'
import type { TaskFact } from '../record/announcements.ts'
import type { TaskRecord } from '../record/record.ts'
import { saving } from '../record/saving.ts'
import { watchedBy } from '../record/watching.ts'
import { addresseesOf, newlyMentioned } from './addressees.ts'
import { mentionMail } from './letter.ts'
import type { CommentRecord } from './record.ts'

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

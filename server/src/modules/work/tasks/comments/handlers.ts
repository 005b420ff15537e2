import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, keysetPage, type PageQuery, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import {
  type Call,
  type CallAhead,
  handle,
  type Handlers,
  withWorkAhead,
} from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import { withdrawMails } from '../../../company/outgoing-mail/port.ts'
import { ownTasksOf, tasksWithIds } from '../record/lookup.ts'
import { writableTask } from '../writable.ts'
import { taskComments } from './contract.ts'
import { mentionedIn } from './mentions.ts'
import * as rules from './rules.ts'
import { findComment, listComments, saveComment } from './store.ts'
import { notifyMentioned } from './notices.ts'
import { htmlAhead, type MadeHtml, shownComment, shownComments } from './view.ts'

type All = Handlers<typeof taskComments>
type Operations = (typeof taskComments)['operations']
type CallOf<Key extends keyof Operations> = Call<typeof taskComments, Operations[Key]>

/** Whose tasks an operation reaches: all of them, or those that the caller is to do, looks over or follows. */
type Reach = (db: TenantDb, callerId: Id, taskId: Id) => Promise<boolean>

const everyTask: Reach = async (db, _callerId, taskId) => (await tasksWithIds(db, [taskId])).length > 0
const ownTask: Reach = async (db, callerId, taskId) => (await ownTasksOf(db, callerId, [taskId])).length > 0

const listing =
  (operation: string, reaches: Reach): All['list'] & All['listOwn'] =>
  async ({ params, query, caller, db, refuse }) => {
    const taskId = params.id.toLowerCase()
    const [reached, { items, pageInfo }] = await Promise.all([
      reaches(db, caller.membership.id, taskId),
      keysetPage(db, query as PageQuery, {
        operation,
        keys: [by('c.id')],
        sweep: sweepKeys('c'),
        within: taskId,
        listed: { alias: 'c' },
        rows: keyset => listComments(db, taskId, keyset),
      }),
    ])
    return reached ? { items: await shownComments(db, items), pageInfo } : refuse('task_not_found')
  }

const madeOfNew = ({ body, db }: CallAhead<typeof taskComments, Operations['create']>) =>
  htmlAhead(db, { body: body.body, format: body.format ?? 'plain' }, body.mentionedMembershipIds ?? [])

const creating =
  (reaches: Reach) =>
  async (
    { params, body, caller, db, now, services, refuse, commit }: CallOf<'create'>,
    html: MadeHtml | null,
  ) => {
    if (!(await reaches(db, caller.membership.id, params.id))) refuse('task_not_found')
    const [task, activeIds] = await Promise.all([
      writableTask(db, params.id, refuse),
      activeAmong(db, mentionedIn(body.body, body.mentionedMembershipIds ?? [])),
    ])
    const made = { id: newId(), taskId: task.id, authorMembershipId: caller.membership.id }
    const comment = await commit(rules.create(body, made, { now, activeIds }), after =>
      saveComment(db, null, after),
    )
    await notifyMentioned({ caller, db, services, commit }, task, null, comment)
    return shownComment(db, comment, html)
  }

async function madeOfChange({ params, body, db }: CallAhead<typeof taskComments, Operations['update']>) {
  const before = await findComment(db, params.id, params.commentId)
  if (before?.body == null) return null
  const { body: text = before.body, format = before.format, mentionedMembershipIds } = body
  return htmlAhead(db, { body: text, format }, rules.wantedMentions(before, mentionedMembershipIds))
}

const changing =
  (reaches: Reach) =>
  async (
    { params, body, caller, db, now, services, refuse, commit }: CallOf<'update'>,
    html: MadeHtml | null,
  ) => {
    const { expectedUpdatedAt, ...patch } = body
    if (!(await reaches(db, caller.membership.id, params.id))) refuse('task_not_found')
    const task = await writableTask(db, params.id, refuse)
    const before = (await findComment(db, task.id, params.commentId)) ?? refuse('task_comment_not_found')
    const named = rules.wantedMentions(before, patch.mentionedMembershipIds)
    const decision = rules.change(before, patch, {
      now,
      activeIds: await activeAmong(db, mentionedIn(patch.body ?? '', named)),
      callerId: caller.membership.id,
      unchanged: unchangedSince(expectedUpdatedAt, before.updatedAt),
    })
    const comment = await commit(decision, after => saveComment(db, before, after))
    await notifyMentioned({ caller, db, services, commit }, task, before, comment)
    return shownComment(db, comment, html)
  }

const removing =
  (reaches: Reach): All['remove'] & All['removeOwn'] =>
  async ({ params, caller, db, now, refuse, commit }) => {
    if (!(await reaches(db, caller.membership.id, params.id))) refuse('task_not_found')
    const task = await writableTask(db, params.id, refuse)
    const before = (await findComment(db, task.id, params.commentId)) ?? refuse('task_comment_not_found')
    const decision = rules.remove(before, { now, callerId: caller.membership.id })
    db.defer(withdrawMails(db, 'task_mention', [before.id]))
    return shownComment(db, await commit(decision, after => saveComment(db, before, after)), null)
  }

export const handlers = handle(taskComments, {
  list: listing('taskComments.list', everyTask),
  create: withWorkAhead(madeOfNew, creating(everyTask)),
  update: withWorkAhead(madeOfChange, changing(everyTask)),
  remove: removing(everyTask),
  listOwn: listing('taskComments.listOwn', ownTask),
  createOwn: withWorkAhead(madeOfNew, creating(ownTask)),
  updateOwn: withWorkAhead(madeOfChange, changing(ownTask)),
  removeOwn: removing(ownTask),
})

/** Those of the members who are there and active. */
async function activeAmong(db: WriteTransaction, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const found = ids.length === 0 ? [] : await memberDayContexts(db, ids)
  return new Set(found.flatMap(({ id, status }) => (status === 'deactivated' ? [] : [id])))
}

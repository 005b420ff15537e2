import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import { readPage } from '../record/reading.ts'
import type { TaskRecord } from '../record/record.ts'
import { changeStatus } from '../record/rules.ts'
import { projectOf, saving } from '../record/saving.ts'
import { shown } from '../record/spent.ts'
import { findTask } from '../record/store.ts'
import { setOf } from '../statuses/store.ts'
import { oneWithChoices, withChoices } from './choices.ts'
import { ownTasks } from './contract.ts'
import { checkItem } from './rules.ts'

export const handlers = handle(ownTasks, {
  list: ({ query, caller, db, services, reader, now }) =>
    readPage(db, query, {
      operation: 'ownTasks.list',
      usual: 'dueDate',
      within: { ownedBy: caller.membership.id },
      show: async rows =>
        withChoices(rows, await shown(db, rows), { db, services, chosen: reader.chosen, now }),
      refuse: code => {
        throw new Error(`the query has nothing that ${code} is about`)
      },
    }),

  async get({ params, caller, db, services, reader, now, refuse }) {
    const task = (await findOwn(db, caller, params.id)) ?? refuse('task_not_found')
    return oneWithChoices(task, { db, services, chosen: reader.chosen, now })
  },

  async changeStatus({ params, body, caller, db, now, services, reader, refuse, commit }) {
    const task = (await findOwn(db, caller, params.id)) ?? refuse('task_not_found')
    const [project, set, ends] = await Promise.all([
      projectOf(db, task),
      setOf(db, task.projectId),
      endsOf(db, [body.statusId.toLowerCase()]),
    ])
    const unmet = await unmetGuards(db, services.contributions, [task.id], [set])
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const decision = changeStatus(task, body.statusId, { ...ends, unmet, set, project, now, unchanged })
    const followed = await withFollowing(db, services.contributions, decision, after => [
      { before: task, after },
    ])
    const changed = await commit(followed, saving(db, task))
    return oneWithChoices(changed, { db, services, chosen: reader.chosen, now })
  },

  async checkItem({ params, body, caller, db, now, services, reader, refuse, commit }) {
    const task = (await findOwn(db, caller, params.id)) ?? refuse('task_not_found')
    const project = await projectOf(db, task)
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const decision = checkItem(task, params.itemId, body.done, { now, project, unchanged })
    const changed = await commit(decision, saving(db, task))
    return oneWithChoices(changed, { db, services, chosen: reader.chosen, now })
  },
})

/** The task, if the caller is to do it, looks over it or follows it. */
async function findOwn(db: TenantDb, { membership }: Caller, id: Id): Promise<TaskRecord | undefined> {
  const task = await findTask(db, id)
  const own = task && [...task.assigneeIds, ...task.watcherIds, task.reviewerMembershipId]
  return own?.includes(membership.id) ? task : undefined
}

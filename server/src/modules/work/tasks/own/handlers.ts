import type { Caller } from '../../../../platform/access/caller.ts'
import { textOfRow } from '../../../../platform/data/listing.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Reader } from '../../../../platform/http/language.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import { readPage } from '../record/reading.ts'
import type { TaskRecord } from '../record/record.ts'
import { changeStatus } from '../record/rules.ts'
import { projectOf, saving } from '../record/saving.ts'
import { spentOn } from '../record/spent.ts'
import { findTask } from '../record/store.ts'
import { taskView } from '../record/view.ts'
import { setOf } from '../statuses/store.ts'
import { type Choices, choicesOf, withChoices } from './choices.ts'
import { ownTasks } from './contract.ts'
import { checkItem } from './rules.ts'
import type { OwnTask } from './shapes.ts'

export const handlers = handle(ownTasks, {
  list: ({ query, caller, db, services, reader: { chosen }, now }) =>
    readPage(db, query, {
      operation: 'ownTasks.list',
      usual: 'dueDate',
      within: { ownedBy: caller.membership.id },
      text: textOfRow('t'),
      beside: ids => choicesOf(db, services, ids),
      show: (rows, tasks, choices) =>
        tasks.flatMap((task, at) => {
          const row = rows[at]
          return row ? withChoices(row, task, choices, { chosen, now }) : []
        }),
      refuse: code => {
        throw new Error(`the query has nothing that ${code} is about`)
      },
    }),

  async get({ params, caller, db, services, reader, now, refuse }) {
    const [task, ...around] = await Promise.all([
      findOwn(db, caller, params.id),
      ...aroundOne(db, services, params.id),
    ])
    return shownTo(reader, now, task ?? refuse('task_not_found'), around)
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
    return shownTo(reader, now, changed, await Promise.all(aroundOne(db, services, task.id)))
  },

  async checkItem({ params, body, caller, db, now, services, reader, refuse, commit }) {
    const task = (await findOwn(db, caller, params.id)) ?? refuse('task_not_found')
    const project = await projectOf(db, task)
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const decision = checkItem(task, params.itemId, body.done, { now, project, unchanged })
    const changed = await commit(decision, saving(db, task))
    return shownTo(reader, now, changed, await Promise.all(aroundOne(db, services, task.id)))
  },
})

/** What is told of a task besides itself. */
const aroundOne = (db: TenantDb, services: Services, id: Id) =>
  [spentOn(db, [id]), choicesOf(db, services, [id])] as const

const shownTo = (
  { chosen }: Reader,
  now: string,
  task: TaskRecord,
  [spent, choices]: readonly [ReadonlyMap<Id, number>, Choices],
): OwnTask => withChoices(taskView(task, spent.get(task.id) ?? 0), task, choices, { chosen, now })

/** The task, if the caller is to do it, looks over it or follows it. */
async function findOwn(db: TenantDb, { membership }: Caller, id: Id): Promise<TaskRecord | undefined> {
  const task = await findTask(db, id)
  const own = task && [...task.assigneeIds, ...task.watcherIds, task.reviewerMembershipId]
  return own?.includes(membership.id) ? task : undefined
}

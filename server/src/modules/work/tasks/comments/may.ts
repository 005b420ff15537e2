import { type MayCall, mayOf } from '../../../../platform/http/may.ts'
import { changesOfTasks } from '../record/may.ts'
import { findTasks } from '../record/store.ts'
import { taskComments } from './contract.ts'
import * as rules from './rules.ts'
import type { TaskComment } from './shapes.ts'

/** What holds each comment's author back: that somebody else wrote it, that it is deleted, and that its task takes nothing. */
async function changesOf(call: MayCall, rows: readonly TaskComment[]) {
  const tasks = await findTasks(call.db, [...new Set(rows.map(({ taskId }) => taskId))])
  const changes = await changesOfTasks(call, tasks)
  const onTask = new Map(tasks.map(({ id }, at) => [id, changes[at]?.change]))
  const { id: callerId } = call.caller.membership
  return rows.map(comment => {
    const held = onTask.get(comment.taskId)
    return {
      change: held ?? rules.cannotChange(comment, callerId) ?? null,
      remove: held ?? rules.ofAnother(comment, callerId) ?? null,
    }
  })
}

export const mayOfComments = mayOf(taskComments, {
  answeredBy: ['list'],
  actions: ['update', 'remove'],
  outcomes: async (call, rows) =>
    (await changesOf(call, rows)).map(({ change, remove }) => ({ update: change, remove })),
})

export const mayOfOwnComments = mayOf(taskComments, {
  answeredBy: ['listOwn'],
  actions: ['updateOwn', 'removeOwn'],
  outcomes: async (call, rows) =>
    (await changesOf(call, rows)).map(({ change, remove }) => ({ updateOwn: change, removeOwn: remove })),
})

import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import { projectOf, saving } from '../record/saving.ts'
import { shownOne } from '../record/spent.ts'
import { findTask } from '../record/store.ts'
import { setOf } from '../statuses/store.ts'
import { board } from './contract.ts'
import { move } from './rules.ts'
import { neighbourOf } from './store.ts'

export const handlers = handle(board, {
  async move({ params, body, db, now, services, refuse, commit }) {
    const task = (await findTask(db, params.id)) ?? refuse('task_not_found')
    const { expectedUpdatedAt, dryRun: _, ...wanted } = body
    const besideId = wanted.afterTaskId ?? wanted.beforeTaskId
    const [project, set, ends, beside] = await Promise.all([
      projectOf(db, task),
      setOf(db, task.projectId),
      endsOf(db, [wanted.statusId?.toLowerCase() ?? task.statusId]),
      besideId === undefined ? undefined : neighbourOf(db, besideId, task.id),
    ])
    const unmet = await unmetGuards(db, services.contributions, [task.id], [set])
    const unchanged = unchangedSince(expectedUpdatedAt, task.updatedAt)
    const decision = move(task, wanted, { ...ends, set, unmet, project, beside, now, unchanged })
    const followed = await withFollowing(db, services.contributions, decision, after => [
      { before: task, after },
    ])
    return shownOne(db, await commit(followed, saving(db, task)))
  },
})

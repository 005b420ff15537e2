import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import type { TaskRecord } from '../record/record.ts'
import { projectOf, saving } from '../record/saving.ts'
import { shownOne } from '../record/spent.ts'
import { findTask } from '../record/store.ts'
import { setOf } from '../statuses/store.ts'
import { board, type WantedMove } from './contract.ts'
import { move } from './rules.ts'
import { rankLength, spreadRanks } from './spreading.ts'
import { neighbourOf } from './store.ts'

export const handlers = handle(board, {
  async move({ params, body, db, services, refuse, commit }) {
    let task = (await findTask(db, params.id)) ?? refuse('task_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    let decision = await decisionOn(db, services, task, { ...body, unchanged })
    if (!isRefused(decision) && decision.state.rank.length > rankLength) {
      await spreadRanks(db, decision.state)
      task = (await findTask(db, params.id)) ?? task
      decision = await decisionOn(db, services, task, { ...body, unchanged })
    }
    const before = task
    const followed = await withFollowing(db, services.contributions, decision, after => [{ before, after }])
    return shownOne(db, await commit(followed, saving(db, before)))
  },
})

async function decisionOn(
  db: WriteTransaction,
  { contributions }: Services,
  task: TaskRecord,
  { unchanged, ...wanted }: WantedMove & { readonly unchanged: boolean },
) {
  const besideId: Id | undefined = wanted.afterTaskId ?? wanted.beforeTaskId
  const [project, set, ends, beside] = await Promise.all([
    projectOf(db, task),
    setOf(db, task.projectId),
    endsOf(db, [wanted.statusId?.toLowerCase() ?? task.statusId]),
    besideId === undefined ? undefined : neighbourOf(db, besideId, task.id),
  ])
  const unmet = await unmetGuards(db, contributions, [task.id], [set])
  return move(task, wanted, { ...ends, set, unmet, project, beside, now: db.now, unchanged })
}

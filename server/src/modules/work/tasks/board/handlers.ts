import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endsOf, unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import { ranksAfter } from '../record/ranks.ts'
import type { TaskRecord } from '../record/record.ts'
import { projectOf, saving } from '../record/saving.ts'
import { shownOne } from '../record/spent.ts'
import { findTask } from '../record/store.ts'
import { setOf } from '../statuses/store.ts'
import { board, type WantedMove } from './contract.ts'
import { move } from './rules.ts'
import { neighbourOf } from './store.ts'

/** Before a task gets a rank with more characters than this, those of the column are made short again. */
const rankLength = 200

/**
 * Gives the tasks of a column short ranks in their order: two statements, however many there are. Their `updatedAt` moves, so
 * that who mirrors them reads the ranks again; no event announces it, for the order is as it was.
 */
async function spreadRanks(
  tx: WriteTransaction,
  { projectId, statusId }: Pick<TaskRecord, 'projectId' | 'statusId'>,
): Promise<void> {
  const found = await tx.sql<{ id: Id }>`
    select t.id from tasks t
    where t.org_id = ${tx.orgId} and t.scope_id = ${projectId ?? tx.orgId} and t.status_id = ${statusId}
    order by t.rank`
  const ids = found.map(({ id }) => id)
  await tx.sql`
    update tasks t set rank = r.rank, updated_at = ${tx.now}
    from unnest(${ids}::uuid[], ${ranksAfter(null, ids.length)}::text[]) as r(id, rank)
    where t.org_id = ${tx.orgId} and t.id = r.id returning 1`
}

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

import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Services } from '../../../platform/services.ts'
import { type Decision, isRefused } from '../../../platform/vocabulary/decision.ts'
import { isClosed } from '../statuses/words.ts'
import type { TaskFact } from './announcements.ts'
import type { ChangedTask } from './record.ts'
import { taskFollowers } from './slots.ts'

/** A decision with what follows from it in other folders; a refused one as it is. */
export async function withFollowing<State, Fact extends TaskFact, Code extends string>(
  tx: WriteTransaction,
  contributions: Services['contributions'],
  decision: Decision<State, Fact, Code>,
  changesIn: (state: State) => readonly ChangedTask[],
): Promise<Decision<State, Fact | TaskFact<'task.created'>, Code>> {
  if (isRefused(decision)) return decision
  const changes = changesIn(decision.state)
  const closed = changes.filter(
    ({ before, after }) => isClosed(after.category) && !(before && isClosed(before.category)),
  )
  const elsewhere = changes.filter(({ before, after }) => before && before.projectId !== after.projectId)
  const followers = contributions(taskFollowers)
  const consequences = await Promise.all([
    ...followers.flatMap(follower =>
      closed.length > 0 && follower.closed ? follower.closed(tx, closed) : [],
    ),
    ...followers.flatMap(follower =>
      elsewhere.length > 0 && follower.changedProject ? follower.changedProject(tx, elsewhere) : [],
    ),
  ])
  return {
    ...decision,
    facts: [...decision.facts, ...consequences.flatMap(({ facts }) => facts)],
    audit: [...decision.audit, ...consequences.flatMap(({ audit }) => audit)],
  }
}

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { type Decision, type Fact, isRefused } from '../../../../platform/vocabulary/decision.ts'
import { isClosed } from '../statuses/record.ts'
import type { ChangedTask } from './record.ts'
import { type ClosingFact, type Consequence, type LeavingFact, taskFollowers } from './slots.ts'

/** A decision with what follows in other folders from work that is over by it; a refused one as it is. */
export function withFollowing<State, Told extends Fact, Code extends string>(
  tx: WriteTransaction,
  contributions: Services['contributions'],
  decision: Decision<State, Told, Code>,
  changesIn: (state: State) => readonly ChangedTask[],
): Promise<Decision<State, Told | ClosingFact, Code>> {
  return withConsequences(decision, state => {
    const closed = changesIn(state).filter(
      ({ before, after }) => isClosed(after.category) && !(before && isClosed(before.category)),
    )
    if (closed.length === 0) return []
    return contributions(taskFollowers).flatMap(follower => follower.closed?.(tx, closed) ?? [])
  })
}

/** The same of tasks that get into another project, or out of all. */
export function withLeaving<Told extends Fact, Code extends string>(
  tx: WriteTransaction,
  contributions: Services['contributions'],
  decision: Decision<readonly ChangedTask[], Told, Code>,
): Promise<Decision<readonly ChangedTask[], Told | LeavingFact, Code>> {
  return withConsequences(decision, changes => {
    const elsewhere = changes.filter(({ before, after }) => before && before.projectId !== after.projectId)
    if (elsewhere.length === 0) return []
    return contributions(taskFollowers).flatMap(follower => follower.changedProject?.(tx, elsewhere) ?? [])
  })
}

async function withConsequences<State, Told extends Fact, Followed extends Fact, Code extends string>(
  decision: Decision<State, Told, Code>,
  consequencesOf: (state: State) => readonly Promise<Consequence<Followed>>[],
): Promise<Decision<State, Told | Followed, Code>> {
  if (isRefused(decision)) return decision
  const consequences = await Promise.all(consequencesOf(decision.state))
  return {
    ...decision,
    facts: [...decision.facts, ...consequences.flatMap(({ facts }) => facts)],
    audit: [...decision.audit, ...consequences.flatMap(({ audit }) => audit)],
  }
}

import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import { type Rank, rankBetween } from '../record/ranks.ts'
import type { TaskRecord } from '../record/record.ts'
import { type Present, cannotChange } from '../record/rules.ts'
import { type EnterCode, type Entering, inStatus } from '../record/status-rules.ts'

/** The task that another is to stand beside. */
interface Beside {
  readonly id: Id
  readonly projectId: Id | null
  readonly statusId: Id
  readonly rank: Rank
  readonly previousRank: Rank | null
  readonly nextRank: Rank | null
}

interface Wanted {
  readonly statusId?: Id
  readonly afterTaskId?: Id
  readonly beforeTaskId?: Id
}

type PlaceCode = 'task_place_ambiguous' | 'task_board_changed'
type MoveCode = EnterCode | PlaceCode | 'task_stale' | 'task_archived' | 'project_closed'
type MoveFact = announce.TaskFact<'task.status_changed' | 'task.updated'>

/** A task in another place on its board; the very same one where it is there already. */
export function move(
  task: TaskRecord,
  wanted: Wanted,
  at: Entering & Present & { readonly beside: Beside | undefined },
): Decision<TaskRecord, MoveFact, MoveCode> {
  const refused = cannotChange(task, at)
  if (refused) return refused
  const statusId = wanted.statusId?.toLowerCase() ?? task.statusId
  const rank = wantedRank(task, statusId, wanted, at)
  if (typeof rank !== 'string') return rank
  const inColumn = inStatus(task, statusId, { ...at, rank: () => rank })
  if (isRefused(inColumn as Refused)) return inColumn as Refused<EnterCode>
  const after = inColumn as TaskRecord
  if (after === task && rank === task.rank) return accept<TaskRecord, MoveFact>(task)
  const moved = { ...after, rank, updatedAt: at.now }
  return accept<TaskRecord, MoveFact>(moved, {
    facts: [moved.statusId === task.statusId ? announce.updated(moved) : announce.statusChanged(moved)],
    audit: [
      auditLine('move', task.id, [
        ...changesOf(task, moved),
        ...(moved.rank === task.rank ? [] : [{ field: 'rank', from: task.rank, to: moved.rank }]),
      ]),
    ],
  })
}

/** The rank in the wanted place; its own for a task that is there. */
function wantedRank(
  task: TaskRecord,
  statusId: Id,
  { afterTaskId, beforeTaskId }: Wanted,
  { beside, rank }: Pick<Entering, 'rank'> & { readonly beside: Beside | undefined },
): Rank | Refused<PlaceCode> {
  if (afterTaskId !== undefined && beforeTaskId !== undefined)
    return refuse('task_place_ambiguous', 'Send afterTaskId or beforeTaskId, not both.')
  const isThere = task.statusId === statusId
  if (afterTaskId === undefined && beforeTaskId === undefined) return isThere ? task.rank : rank(statusId)
  if (!beside || beside.id === task.id || beside.statusId !== statusId || beside.projectId !== task.projectId)
    return refuse('task_board_changed', 'The neighbour is not in the column.')
  const [lower, upper] =
    afterTaskId === undefined ? [beside.previousRank, beside.rank] : [beside.rank, beside.nextRank]
  const stays = isThere && (lower === null || lower < task.rank) && (upper === null || task.rank < upper)
  return stays ? task.rank : rankBetween(lower, upper)
}

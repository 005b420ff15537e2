import { accept, type AuditFact, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import type { ProjectFacts } from '../record/facts.ts'
import { type Rank, rankBetween } from '../record/ranks.ts'
import type { ChangedTask, TaskRecord } from '../record/record.ts'
import { closedProject, type Present, cannotChange } from '../record/rules.ts'
import { entered, full } from '../record/status-rules.ts'
import { initialStatus, type Status, type StatusSet } from '../statuses/record.ts'

export interface Circumstances extends Present {
  /** The project to move to; null for none, undefined where there is none with the id. */
  readonly to: ProjectFacts | null | undefined
  /** The task itself, and those below it, from the top down. */
  readonly branch: readonly TaskRecord[]
  readonly withHours: readonly Id[]
  /** The phase that is wanted for the task itself, with its project. */
  readonly phase: { readonly id: Id; readonly projectId: Id } | null | undefined
  readonly set: StatusSet
  readonly columns: ReadonlyMap<Id, { readonly lastRank: Rank | null; readonly count: number }>
  readonly lastNumber: number
}

type ChangeFact = announce.TaskFact<'task.status_changed' | 'task.updated'>
type ChangeCode =
  | 'task_stale'
  | 'task_archived'
  | 'project_closed'
  | 'project_not_found'
  | 'project_phase_not_found'
  | 'task_has_hours'
  | 'task_wip_limit_reached'

/** A task with all below it in another project; nothing changes for one that is there already. */
export function changeProject(
  task: TaskRecord,
  at: Circumstances,
): Decision<readonly ChangedTask[], ChangeFact, ChangeCode> {
  const { to, branch, withHours, set, now } = at
  const refused = cannotChange(task, at)
  if (refused) return refused
  if (to === undefined) return refuse('project_not_found', 'No project has the id in projectId.')
  if (to?.state === 'closed') return closedProject()
  if (at.phase === undefined || (at.phase !== null && at.phase.projectId !== to?.id))
    return refuse('project_phase_not_found', 'The project has no phase with the id in phaseId.')
  if ((to?.id ?? null) === task.projectId) return accept<readonly ChangedTask[], ChangeFact>([])
  if (withHours.length > 0)
    return refuse('task_has_hours', 'Hours are written on the task or on a part of it.', {
      taskIds: withHours,
    })
  const columns = new Map(at.columns)
  const changes: ChangedTask[] = []
  for (const before of branch) {
    const status = statusThere(before, set)
    const { lastRank, count } = columns.get(status.id) ?? { lastRank: null, count: 0 }
    const noPlace = full(status, before, { occupied: () => count })
    if (noPlace) return noPlace
    const there = entered(before, status, { now, rank: () => rankBetween(lastRank, null) })
    const after: TaskRecord = {
      ...there,
      projectId: to?.id ?? null,
      phaseId: before.id === task.id ? (at.phase?.id ?? null) : null,
      parentTaskId: before.id === task.id ? null : before.parentTaskId,
      number: at.lastNumber + changes.length + 1,
    }
    columns.set(status.id, {
      lastRank: after.rank,
      count: count + (after.archivedAt === null ? 1 : 0),
    })
    changes.push({ before, after })
  }
  return accept<readonly ChangedTask[], ChangeFact>(changes, {
    facts: changes.flatMap(factsOf),
    audit: changes.map(
      ({ before, after }): AuditFact => auditLine('change_project', after.id, changesOf(before, after)),
    ),
  })
}

/** The status that a task has in another set: the one with its code, else the first of its category, else the first of all. */
const statusThere = ({ statusCode, category }: TaskRecord, set: StatusSet): Status =>
  set.statuses.find(status => status.code === statusCode && status.category === category) ??
  set.statuses.find(status => status.category === category) ??
  initialStatus(set)

const factsOf = ({ before, after }: ChangedTask): ChangeFact[] => [
  announce.updated(after),
  ...(before?.statusCode === after.statusCode ? [] : [announce.statusChanged(after)]),
]

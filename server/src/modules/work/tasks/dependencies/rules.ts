import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type TaskFact, updated } from '../record/announcements.ts'
import { dependenciesOfProject, dependenciesOfTask, type DependencyRecord } from './record.ts'
import { circleBy } from './graph.ts'
import type { NewTaskDependency, TaskDependencyPatch } from './shapes.ts'

/** A task as far as dependencies go. */
interface Joined {
  readonly id: Id
  readonly projectId: Id | null
}

/** Anyone who keeps a copy of a task learns by its `updatedAt` that its dependencies are others. */
type DependencyFact = TaskFact<'task.updated'>

type AddCode =
  | 'task_not_found'
  | 'task_dependency_exists'
  | 'task_dependency_cycle'
  | 'task_dependency_other_project'
  | 'task_dependency_limit_reached'

/** The task waits for another of its project from now on, unless that one waits for it already. */
export function add(
  { type = 'fs', lagMinutes = 0 }: Pick<NewTaskDependency, 'type' | 'lagMinutes'>,
  between: { readonly from: Joined | undefined; readonly to: Joined },
  {
    existing,
    id,
    now,
  }: { readonly existing: readonly DependencyRecord[]; readonly id: Id; readonly now: Instant },
): Decision<DependencyRecord, DependencyFact, AddCode> {
  const { from, to } = between
  if (!from) return refuse('task_not_found', 'No task of the organisation has the id in fromTaskId.')
  const { projectId } = to
  if (projectId === null || from.projectId !== projectId)
    return refuse('task_dependency_other_project', 'The two tasks are not of one project.')
  const edge = { fromTaskId: from.id, toTaskId: to.id }
  if (existing.some(each => each.fromTaskId === from.id && each.toTaskId === to.id))
    return refuse('task_dependency_exists', 'The task waits for the other already.')
  const circle = circleBy(existing, edge)
  if (circle)
    return refuse('task_dependency_cycle', `${circle.length} tasks would wait for each other in a circle.`, {
      circle,
    })
  if (existing.length >= dependenciesOfProject || [from.id, to.id].some(task => isFull(existing, task)))
    return refuse('task_dependency_limit_reached', 'There are too many dependencies.')
  const made: DependencyRecord = { id, projectId, ...edge, type, lagMinutes, updatedAt: now }
  return accept(made, { facts: told(made), audit: [lineOf('create', id, changesOf(null, made))] })
}

const isFull = (existing: readonly DependencyRecord[], taskId: Id): boolean =>
  existing.filter(({ fromTaskId, toTaskId }) => fromTaskId === taskId || toTaskId === taskId).length >=
  dependenciesOfTask

/** The dependency with a patch; one that changes nothing gives the very same record back. */
export function change(
  before: DependencyRecord,
  { type = before.type, lagMinutes = before.lagMinutes }: Omit<TaskDependencyPatch, 'expectedUpdatedAt'>,
  { unchanged, now }: { readonly unchanged: boolean; readonly now: Instant },
): Decision<DependencyRecord, DependencyFact, 'task_dependency_stale'> {
  if (!unchanged) return refuse('task_dependency_stale', 'The dependency has changed since it was read.')
  const after = { ...before, type, lagMinutes, updatedAt: now }
  const changes = changesOf(before, after)
  return changes.length === 0
    ? accept<DependencyRecord, DependencyFact>(before)
    : accept(after, { facts: told(after), audit: [lineOf('update', before.id, changes)] })
}

export const remove = (before: DependencyRecord, now: Instant): Accepted<DependencyRecord, DependencyFact> =>
  accept(before, {
    facts: told({ ...before, updatedAt: now }),
    audit: [lineOf('delete', before.id, [])],
  })

/** The tasks at both ends of a dependency. */
export const endsOf = ({ fromTaskId, toTaskId }: DependencyRecord): readonly Id[] => [fromTaskId, toTaskId]

/** What is announced of a dependency: that its tasks changed. */
export const told = (dependency: DependencyRecord, ends = endsOf(dependency)): DependencyFact[] =>
  ends.map(id => updated({ ...dependency, id }))

const audited = ['fromTaskId', 'toTaskId', 'type', 'lagMinutes'] as const

export const changesOf = (before: DependencyRecord | null, after: DependencyRecord): FieldChange[] =>
  audited.flatMap(field =>
    before?.[field] === after[field] ? [] : { field, from: before?.[field] ?? null, to: after[field] },
  )

export const lineOf = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `taskDependencies.${verb}`,
  targetType: 'task_dependency',
  targetId,
  changes,
})

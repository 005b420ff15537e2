import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { TaskFact } from '../../record/announcements.ts'
import type { DependencyRecord } from '../record.ts'
import * as dependencies from '../rules.ts'
import type { RowError } from './row.ts'
import type { RowOfDependency, TasksNamed } from './rows.ts'

type Fact = TaskFact<'task.updated'>
type Rules = RowRules<RowOfDependency, DependencyRecord, Fact, RowError>

interface Circumstances {
  readonly now: Instant
  /** Every dependency of the projects whose tasks rows name. */
  readonly records: readonly DependencyRecord[]
  readonly closed: ReadonlySet<Id | null>
  /** The tasks that rows name. */
  readonly tasks: TasksNamed
}

/** Lets tasks wait for each other row by row, by the rules of the single writes. A dependency is found by its two tasks. */
export function dependencyRows({
  records,
  closed,
  now,
}: Circumstances): Rules & { readonly records: readonly DependencyRecord[] } {
  const ofProject = new Map<Id, readonly DependencyRecord[]>(
    Map.groupBy(records, ({ projectId }) => projectId),
  )
  const keep = (
    decision: Decision<DependencyRecord, Fact>,
  ): Accepted<DependencyRecord, Fact> | RefusedRow<RowError> => {
    if (decision.refusal !== undefined) return refusedBy(decision, fieldOf)
    const { id, projectId } = decision.state
    const others = (ofProject.get(projectId) ?? []).filter(each => each.id !== id)
    ofProject.set(projectId, [...others, decision.state])
    return decision
  }
  const nameOfRow = ({ from, to }: RowOfDependency) => nameOf({ fromTaskId: from.id, toTaskId: to.id })
  return {
    records,
    names: record => [nameOf(record)],
    name: nameOfRow,
    match: (row, known) => known.named(nameOfRow(row)),
    create(row, _, { id }) {
      const { from, to, patch } = row
      const existing = ofProject.get(to.projectId ?? '') ?? []
      return fixedRefusal(row, closed) ?? keep(dependencies.add(patch, { from, to }, { existing, id, now }))
    },
    update(dependency, row) {
      const changed = dependencies.change(dependency, row.patch, { unchanged: true, now })
      if (changed.refusal === undefined && changed.state === dependency) return accept(dependency)
      return fixedRefusal(row, closed) ?? keep(changed)
    },
  }
}

/** Why nothing of the two tasks changes. */
function fixedRefusal(
  { from, to }: RowOfDependency,
  closed: ReadonlySet<Id | null>,
): RefusedRow<RowError> | undefined {
  if (closed.has(to.projectId)) return refusedRow('project_closed', 'projectCode')
  if (from.archivedAt !== null) return refusedRow('task_archived', 'fromNumber')
  return to.archivedAt === null ? undefined : refusedRow('task_archived', 'toNumber')
}

const nameOf = ({ fromTaskId, toTaskId }: Pick<DependencyRecord, 'fromTaskId' | 'toTaskId'>): string =>
  `${fromTaskId} ${toTaskId}`

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  task_dependency_other_project: 'toNumber',
  task_dependency_cycle: 'toNumber',
  task_dependency_limit_reached: 'toNumber',
}

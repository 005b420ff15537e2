import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  cell,
  type Reference,
  referenceIn,
  referenceName,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import type { TaskRecord } from '../../record/record.ts'
import type { TaskDependencyPatch } from '../shapes.ts'
import type { DependencyRow, RowError } from './row.ts'

/** By what a row names the task at each end. */
const ends = [
  { source: 'fromExternalSource', id: 'fromExternalId', number: 'fromNumber' },
  { source: 'toExternalSource', id: 'toExternalId', number: 'toNumber' },
] as const
type End = (typeof ends)[number]

/** A task as rows name it. */
export type JoinedTask = Pick<TaskRecord, 'id' | 'projectId' | 'number' | 'archivedAt'> &
  Partial<Pick<TaskRecord, 'externalSource' | 'externalId'>>

/** A row of a dependency, with the tasks at both ends. */
export interface RowOfDependency {
  readonly from: JoinedTask
  readonly to: JoinedTask
  readonly patch: Pick<TaskDependencyPatch, 'type' | 'lagMinutes'>
}

/** The tasks that rows may name, by their references and by their numbers in projects. */
export class TasksNamed {
  readonly #named: ReadonlyMap<string, JoinedTask>

  constructor(tasks: readonly TaskRecord[]) {
    this.#named = new Map(
      tasks.flatMap(task => {
        const name = referenceName(task)
        const numbered = [numberName(task.projectId, task.number), task] as const
        return name === undefined ? [numbered] : [numbered, [name, task] as const]
      }),
    )
  }

  named(name: string): JoinedTask | undefined {
    return this.#named.get(name)
  }
}

const numberName = (projectId: Id | null, number: number): string => `number ${projectId ?? ''} ${number}`

export function readRow(
  row: DependencyRow,
  { tasks }: { readonly tasks: TasksNamed },
): RowOfDependency | RefusedRow<RowError> {
  const from = taskAt(ends[0], row, tasks)
  if ('error' in from) return from
  const to = taskAt(ends[1], row, tasks)
  return 'error' in to ? to : { from, to, patch: row.patch }
}

/** The task at one end of a row: by its reference, otherwise by its number in the project. */
function taskAt(
  end: End,
  { row, said, named }: DependencyRow,
  tasks: TasksNamed,
): JoinedTask | RefusedRow<RowError> {
  const reference = referenceIn(row, end.source, end.id)
  if (reference && 'error' in reference) return reference
  const name = reference && referenceName(reference)
  if (name !== undefined) return tasks.named(name) ?? refusedRow<RowError>('task_not_found', end.id)
  const number = said[end.number]
  if (number === undefined) return refusedRow('missing_required', end.number)
  if (typeof number !== 'number') return refusedRow('invalid_value', end.number)
  if (!named.projectCode) return refusedRow('missing_required', 'projectCode')
  return (
    tasks.named(numberName(named.projectCode.id, number)) ??
    refusedRow<RowError>('task_not_found', end.number)
  )
}

/** The references that rows name tasks by. */
export const referencesIn = (rows: readonly DependencyRow[]): Reference[] =>
  rows.flatMap(({ row }) =>
    ends.flatMap(end => {
      const [externalSource, externalId] = [cell(row[end.source]), cell(row[end.id])]
      return externalSource === undefined || externalId === undefined ? [] : { externalSource, externalId }
    }),
  )

/** The numbers that rows name tasks by, in their projects. */
export const numbersIn = (rows: readonly DependencyRow[]) =>
  rows.flatMap(({ said, named: { projectCode } }) =>
    ends.flatMap(end => {
      const number = said[end.number]
      return typeof number === 'number' && projectCode ? { projectId: projectCode.id, number } : []
    }),
  )

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import type { ProjectBeingCopied, ProjectCopy } from '../../projects/record/port.ts'
import { initialStatus, type StatusSet } from '../statuses/record.ts'
import { keepSets, setOf } from '../statuses/store.ts'
import { ranksAfter } from './ranks.ts'
import { taskKind, type TaskRecord } from './record.ts'
import { boardOf, saveTasks } from './store.ts'

/** The tasks of a project that is made from another: all to be done again, with their dates moved. */
export const tasksOfCopies: ProjectCopy = {
  kind: 'tasks',
  order: 10,
  async copy(tx, project) {
    const [tasks, set, fields] = await Promise.all([
      boardOf(tx, project.from),
      copySet(tx, project),
      fieldsOf(tx, taskKind.kind),
    ])
    const status = initialStatus(set)
    const ids = new Map(tasks.map(({ id }) => [id, newId()]))
    const ranks = ranksAfter(null, tasks.length)
    const numbers = new Map(
      tasks.toSorted((a, b) => a.number - b.number).map(({ id }, place) => [id, place + 1]),
    )
    await saveTasks(
      tx,
      tasks.map((task, place) => ({
        before: null,
        after: {
          ...madeAgain(tx, task, project, ids),
          statusId: status.id,
          statusCode: status.code,
          category: status.category,
          number: numbers.get(task.id) ?? place + 1,
          rank: ranks[place] ?? '',
        },
      })),
      fields,
    )
    return tasks.length
  },
}

function madeAgain(
  tx: WriteTransaction,
  task: TaskRecord,
  { to, days, phaseIds }: ProjectBeingCopied,
  ids: ReadonlyMap<Id, Id>,
): TaskRecord {
  const moved = (date: string | null) => (date === null ? null : addDays(date, days))
  return {
    ...task,
    id: ids.get(task.id) ?? '',
    projectId: to,
    phaseId: task.phaseId === null ? null : (phaseIds.get(task.phaseId) ?? null),
    parentTaskId: task.parentTaskId === null ? null : (ids.get(task.parentTaskId) ?? null),
    copiedFromId: task.id,
    startDate: moved(task.startDate),
    dueDate: moved(task.dueDate),
    checklist: task.checklist.map(item => ({ ...item, id: newId(), done: false })),
    recurrenceId: null,
    externalSource: null,
    externalId: null,
    closedAt: null,
    createdAt: tx.now,
    updatedAt: tx.now,
  }
}

/** Gives a project the statuses of another, with ids of its own, and answers them. */
async function copySet(
  tx: WriteTransaction,
  { from, to }: { readonly from: Id; readonly to: Id },
): Promise<StatusSet> {
  const { statuses, transitions } = await setOf(tx, from)
  const ids = new Map(statuses.map(({ id }) => [id, newId()]))
  const idOf = (status: Id) => ids.get(status) as Id
  const copy: StatusSet = {
    id: to,
    projectId: to,
    stored: false,
    statuses: statuses.map(status => ({ ...status, id: idOf(status.id), setId: to })),
    transitions: transitions.map(({ fromStatusId, toStatusId, guards }) => ({
      setId: to,
      fromStatusId: idOf(fromStatusId),
      toStatusId: idOf(toStatusId),
      guards,
    })),
    updatedAt: null,
  }
  keepSets(tx, [copy])
  return copy
}

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import type { LeftOut, ProjectBeingCopied, ProjectCopy } from '../../projects/record/port.ts'
import { initialStatus, type StatusSet } from '../statuses/record.ts'
import { keepSets, setOf } from '../statuses/store.ts'
import { ranksAfter } from './ranks.ts'
import { taskKind, type TaskRecord } from './record.ts'
import { boardOf, saveTasks } from './store.ts'

/** The tasks of a project that is made from another: all to be done again by who is still here, with their dates moved. */
export const tasksOfCopies: ProjectCopy = {
  kind: 'tasks',
  order: 10,
  async copy(tx, project) {
    const [tasks, [besides], set, fields] = await Promise.all([
      boardOf(tx, project.from),
      besidesBoard(tx, project.from),
      copySet(tx, project),
      fieldsOf(tx, taskKind.kind),
    ])
    const { archived = 0, repeated = 0 } = besides ?? {}
    const gone = await goneOf(tx, tasks)
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
          ...madeAgain(tx, task, project, { ids, gone }),
          statusId: status.id,
          statusCode: status.code,
          category: status.category,
          number: numbers.get(task.id) ?? place + 1,
          rank: ranks[place] ?? '',
        },
      })),
      fields,
    )
    return { count: tasks.length, leftOut: leftOutOf(tasks, project, { archived, repeated, gone }) }
  },
}

/** What of the tasks of a project is not on its board, and how many of those on it are repeated. */
const besidesBoard = (tx: WriteTransaction, projectId: Id) =>
  tx.sql<{ archived: number; repeated: number }>`
    select (count(*) filter (where t.archived_at is not null))::int as archived,
      (count(*) filter (where t.archived_at is null and exists (
        select from task_recurrences r
        where r.org_id = ${tx.orgId} and r.task_id = t.id and r.ended_at is null)))::int as repeated
    from tasks t where t.org_id = ${tx.orgId} and t.project_id = ${projectId}`

/** Who of the members that tasks name is no member any more. */
async function goneOf(tx: WriteTransaction, tasks: readonly TaskRecord[]): Promise<ReadonlySet<Id>> {
  const named = tasks.flatMap(task => [...task.assigneeIds, ...task.watcherIds, ...reviewersOf(task)])
  const members = named.length === 0 ? [] : await memberDayContexts(tx, [...new Set(named)])
  return new Set(members.flatMap(({ id, status }) => (status === 'deactivated' ? [id] : [])))
}

const reviewersOf = ({ reviewerMembershipId: id }: TaskRecord): readonly Id[] => (id === null ? [] : [id])

interface Besides {
  readonly archived: number
  readonly repeated: number
  readonly gone: ReadonlySet<Id>
}

function leftOutOf(
  tasks: readonly TaskRecord[],
  { phaseIds }: ProjectBeingCopied,
  { archived, repeated, gone }: Besides,
): LeftOut[] {
  const without = (phaseId: Id | null) => phaseId !== null && !phaseIds.has(phaseId)
  const unused = (kind: string, idsOf: (task: TaskRecord) => readonly Id[]): LeftOut => ({
    ...{ kind, reason: 'not_in_use' },
    count: tasks.flatMap(idsOf).filter(id => gone.has(id)).length,
  })
  const [phases, references] = [
    tasks.filter(({ phaseId }) => without(phaseId)).length,
    tasks.filter(({ externalId }) => externalId !== null).length,
  ]
  return [
    { kind: 'tasks', reason: 'archived', count: archived },
    unused('task_assignees', ({ assigneeIds }) => assigneeIds),
    unused('task_watchers', ({ watcherIds }) => watcherIds),
    unused('task_reviewers', reviewersOf),
    { kind: 'task_phases', reason: 'outside_the_copy', count: phases },
    { kind: 'task_recurrences', reason: 'of_the_original', count: repeated },
    { kind: 'task_external_references', reason: 'of_the_original', count: references },
  ]
}

function madeAgain(
  tx: WriteTransaction,
  task: TaskRecord,
  { to, days, phaseIds }: ProjectBeingCopied,
  { ids, gone }: { readonly ids: ReadonlyMap<Id, Id>; readonly gone: ReadonlySet<Id> },
): TaskRecord {
  const moved = (date: string | null) => (date === null ? null : addDays(date, days))
  const still = (members: readonly Id[]) => members.filter(id => !gone.has(id))
  return {
    ...task,
    id: ids.get(task.id) ?? '',
    projectId: to,
    phaseId: task.phaseId === null ? null : (phaseIds.get(task.phaseId) ?? null),
    parentTaskId: task.parentTaskId === null ? null : (ids.get(task.parentTaskId) ?? null),
    copiedFromId: task.id,
    assigneeIds: still(task.assigneeIds),
    watcherIds: still(task.watcherIds),
    reviewerMembershipId: still(reviewersOf(task))[0] ?? null,
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

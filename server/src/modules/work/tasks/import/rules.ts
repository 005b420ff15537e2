import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  cell,
  type Known as KnownRecords,
  namesOf,
  type NewRecord,
  referenceName,
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../records/imports/protocol/port.ts'
import type { TaskFact } from '../record/announcements.ts'
import type { ExistingReferences, ParentFacts } from '../record/facts.ts'
import type { Circumstances as OfFields } from '../record/fields.ts'
import type { TaskRecord } from '../record/record.ts'
import * as tasks from '../record/rules.ts'
import type { Entering } from '../record/status-rules.ts'
import type { StatusSet } from '../statuses/record.ts'
import type { Boards } from './board.ts'
import type { MatchKey, RowError, RowOfTask } from './row.ts'

/** By what rows name tasks. */
const taskName = {
  id: (id: string): string => `id ${id}`,
  number: (projectId: string | null, number: number): string => `number ${projectId ?? ''} ${number}`,
}

/** A title as it is compared. */
const folded = (title: string): string => title.normalize('NFC').toLowerCase()

/** The parts between semicolons. */
export const textsIn = (text: string): string[] => text.split(';').flatMap(each => cell(each) ?? [])

interface Circumstances extends Pick<OfFields, 'nextId'>, Pick<Entering, 'now' | 'unmet'> {
  /** Tasks that rows may mean, or name as what they are a part of. */
  readonly tasks: readonly TaskRecord[]
  readonly known: ExistingReferences
  /** By what alone rows are matched; undefined for the order of both. */
  readonly matchBy: MatchKey | undefined
  readonly boards: Boards
  readonly sets: ReadonlyMap<Id, StatusSet>
  readonly phase: (projectId: Id, code: string) => Id | undefined
  /** The tasks with hours whose price may not move. */
  readonly priced: ReadonlySet<Id | null>
  /** How many tasks there are below a task, each under the next. */
  readonly depthBelow: (taskId: Id) => number
  /** Custom fields with changes laid over stored values; null for a new task. */
  readonly custom: (stored: TaskRecord | null, row: RowOfTask) => OfFields['custom']
}

type Refused = RefusedRow<RowError>
type Row = Accepted<TaskRecord, TaskFact> | Refused
type Records = KnownRecords<TaskRecord>
type Rules = RowRules<RowOfTask, TaskRecord, TaskFact, RowError>

/** Creates and changes tasks row by row, by the rules of the single writes. */
export const taskRows = (
  circumstances: Circumstances,
): Rules & { readonly records: readonly TaskRecord[] } => ({
  records: circumstances.tasks,
  names: task =>
    namesOf(taskName.id(task.id), taskName.number(task.projectId, task.number), referenceName(task)),
  name: ({ reference }) => reference && referenceName(reference),
  before: ({ parent }) => parent && referenceName(parent),
  circle: () => refusedRow('task_parent_cycle', 'parentExternalId'),
  match: (row, records) => match(row, records, circumstances.matchBy),
  create: (row, records, made) => create(row, records, made, circumstances),
  update: (task, row, records) => update(task, row, records, circumstances),
})

/**
 * The task that a row means: by its reference, or else by its number in the project. One with another reference is another;
 * one without, of another title, is another, perhaps.
 */
function match(
  { reference, number, project, patch: { title } }: RowOfTask,
  records: Records,
  matchBy: MatchKey | undefined,
) {
  if (matchBy === 'reference' && !reference) return refusedRow('missing_required', 'externalId')
  if (matchBy === 'number' && number === undefined) return refusedRow('missing_required', 'number')
  const referred = matchBy === 'number' ? undefined : records.named(reference && referenceName(reference))
  if (referred || number === undefined || matchBy === 'reference') return referred
  const numbered = records.named(taskName.number(project?.id ?? null, number))
  if (!numbered) return refusedRow('task_not_found', 'number')
  if (!reference || matchBy) return numbered
  if (numbered.externalId !== null)
    return { ...refusedRow('external_ref_conflict', 'number'), record: numbered }
  return title !== undefined && folded(title) !== folded(numbered.title)
    ? { ...refusedRow('task_ambiguous', 'number'), record: numbered }
    : numbered
}

function create(row: RowOfTask, records: Records, { id }: NewRecord, circumstances: Circumstances): Row {
  const { title } = row.patch
  const { boards } = circumstances
  if (title === undefined) return refusedRow('missing_required', 'title')
  const projectId = row.project?.id ?? null
  const places = placesOf(row, projectId, records, circumstances)
  if ('error' in places) return places
  const decision = tasks.create(
    {
      ...row.patch,
      ...places.patch,
      title,
      projectId,
      ...(places.statusId && { statusId: places.statusId }),
    },
    {
      ...met(row, undefined, places.parents, circumstances),
      set: boards.setOf(projectId),
      occupied: boards.occupied,
      rank: boards.rank,
      id,
      number: boards.nextNumber(projectId),
      depthBelow: 0,
    },
  )
  if (decision.refusal !== undefined) return refusedBy(decision, fieldOf)
  boards.put(undefined, decision.state)
  return decision
}

function update(task: TaskRecord, row: RowOfTask, records: Records, circumstances: Circumstances): Row {
  const { boards, known, unmet, now } = circumstances
  if (row.project && row.project.id !== task.projectId)
    return refusedRow('task_of_other_project', 'projectCode')
  const places = placesOf(row, task.projectId, records, circumstances)
  if ('error' in places) return places
  const project = task.projectId === null ? null : (known.projects.get(task.projectId) ?? null)
  const present = { now, unchanged: true, project }
  if (tasks.cannotChange(task, present) && isAsSaid(task, row, places, circumstances)) return accept(task)
  const changed = tasks.update(
    task,
    { ...row.patch, ...places.patch },
    {
      ...met(row, task, places.parents, circumstances),
      ...present,
      depthBelow: circumstances.depthBelow(task.id),
      keepsPrices: circumstances.priced.has(task.id),
    },
  )
  if (changed.refusal !== undefined) return refusedBy(changed, fieldOf)
  if (places.statusId === undefined) return changed
  const moved = tasks.changeStatus(changed.state, places.statusId, {
    ...present,
    set: boards.setOf(task.projectId),
    unmet,
    occupied: boards.occupied,
    rank: boards.rank,
  })
  if (moved.refusal !== undefined) return refusedBy(moved, fieldOf)
  boards.put(task, moved.state)
  return moved.state === changed.state
    ? changed
    : accept<TaskRecord, TaskFact>(moved.state, {
        facts: [...changed.facts, ...moved.facts],
        audit: [...changed.audit, ...moved.audit],
      })
}

/** Whether a task has all that a row says. One of a closed project, or archived, is changed by no other. */
function isAsSaid(
  task: TaskRecord,
  row: RowOfTask,
  { patch, statusId, parents }: Places,
  circumstances: Circumstances,
): boolean {
  const open = { ...task, archivedAt: null }
  const changed = tasks.update(
    open,
    { ...row.patch, ...patch },
    {
      ...met(row, task, parents, circumstances),
      ...{ unchanged: true, project: null, keepsPrices: false },
      depthBelow: circumstances.depthBelow(task.id),
    },
  )
  return (
    changed.refusal === undefined && changed.state === open && (statusId ?? task.statusId) === task.statusId
  )
}

type Places = Exclude<ReturnType<typeof placesOf>, Refused>

/** Where a row puts its task, by ids. */
function placesOf(
  { phaseCode, status, parent }: RowOfTask,
  projectId: Id | null,
  records: Records,
  { boards, phase, known }: Circumstances,
) {
  const phaseId = phaseCode === undefined || projectId === null ? undefined : phase(projectId, phaseCode)
  if (phaseCode !== undefined && phaseId === undefined)
    return refusedRow('project_phase_not_found', 'phaseCode')
  const statusId = status === undefined ? undefined : boards.status(projectId, status)?.id
  if (status !== undefined && statusId === undefined) return refusedRow('task_status_not_found', 'status')
  const above = parent && records.named(referenceName(parent))
  if (parent && !above) return refusedRow('task_parent_not_found', 'parentExternalId')
  return {
    patch: { ...(phaseId && { phaseId }), ...(above && { parentTaskId: above.id }) },
    statusId,
    parents: above ? new Map([[above.id, parentFacts(above, records, known)]]) : known.parents,
  }
}

/** A task and those above it, as the rows before have left them. */
function parentFacts(task: TaskRecord, records: Records, { parents }: ExistingReferences): ParentFacts {
  const line: Id[] = []
  for (let above: TaskRecord | undefined = task; above && !line.includes(above.id); ) {
    line.push(above.id)
    const next: Id | null = above.parentTaskId
    const record: TaskRecord | undefined = next === null ? undefined : records.named(taskName.id(next))
    if (next !== null && !record) line.push(...(parents.get(next)?.line ?? [next]))
    above = record
  }
  return { projectId: task.projectId, line }
}

const met = (
  row: RowOfTask,
  task: TaskRecord | undefined,
  parents: ExistingReferences['parents'],
  { known, custom, nextId, now }: Circumstances,
) => ({ known: { ...known, parents }, custom: custom(task ?? null, row), nextId, now })

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  external_ref_conflict: 'externalId',
  membership_not_found: 'assigneeEmails',
  project_closed: 'projectCode',
  project_phase_not_found: 'phaseCode',
  task_dates_invalid: 'dueDate',
  task_reprices_approved_hours: 'billable',
  task_guard_not_met: 'status',
  task_label_not_found: 'labels',
  task_parent_cycle: 'parentExternalId',
  task_parent_not_found: 'parentExternalId',
  task_parent_too_deep: 'parentExternalId',
  task_status_not_found: 'status',
  task_transition_not_allowed: 'status',
  task_wip_limit_reached: 'status',
}

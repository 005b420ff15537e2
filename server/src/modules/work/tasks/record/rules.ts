import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { initialStatus, type Status, type StatusSet } from '../statuses/record.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import type { ProjectFacts } from './facts.ts'
import { type Circumstances, type FieldCode, laidOver } from './fields.ts'
import type { TaskRecord } from './record.ts'
import type { NewTask, TaskPatch } from './shapes.ts'
import { entered, type Entering, full, inStatus, type EnterCode } from './status-rules.ts'

/** What every change of a task is decided in. */
export interface Present {
  readonly now: Instant
  readonly unchanged: boolean
  /** The project of the task; null where it has none. */
  readonly project: Pick<ProjectFacts, 'state'> | null
}

type ChangeCode = 'task_stale' | 'task_archived' | 'project_closed'
export type CreateCode =
  | FieldCode
  | 'project_not_found'
  | 'project_closed'
  | 'task_status_not_found'
  | 'task_wip_limit_reached'

export function create(
  { projectId, statusId, ...wanted }: NewTask,
  circumstances: Circumstances &
    Pick<Entering, 'now' | 'set' | 'occupied' | 'rank'> & { readonly id: Id; readonly number: number },
): Decision<TaskRecord, announce.TaskFact<'task.created'>, CreateCode> {
  const { id, now, set, known } = circumstances
  const project = projectId == null ? null : (known.projects.get(projectId.toLowerCase()) ?? null)
  if (projectId != null && project === null)
    return refuse('project_not_found', 'No project has the id in projectId.')
  if (project?.state === 'closed') return closedProject()
  const status = wantedStatus(set, statusId)
  if ('refusal' in status) return status
  const empty = emptyTask({ id, title: wanted.title, number: circumstances.number, status, project, now })
  const task = laidOver(empty, wanted, circumstances)
  if ('refusal' in task) return task
  const noPlace = full(status, task, circumstances)
  if (noPlace) return noPlace
  const made = entered(task, status, circumstances)
  return accept(made, {
    facts: [announce.created(made)],
    audit: [auditLine('create', id, changesOf(null, made))],
  })
}

/** A task that nothing is said of but its title. */
const emptyTask = ({
  id,
  title,
  number,
  status,
  project,
  now,
}: Pick<TaskRecord, 'id' | 'title' | 'number'> & {
  readonly status: Status
  readonly project: ProjectFacts | null
  readonly now: Instant
}): TaskRecord => ({
  id,
  projectId: project?.id ?? null,
  phaseId: null,
  parentTaskId: null,
  number,
  title,
  description: null,
  statusId: status.id,
  statusCode: status.code,
  category: status.category,
  priority: 'normal',
  startDate: null,
  dueDate: null,
  estimateMinutes: null,
  billable: project !== null && project.billing !== 'internal',
  rank: '',
  reviewerMembershipId: null,
  recurrenceId: null,
  copiedFromId: null,
  externalSource: null,
  externalId: null,
  closedAt: null,
  archivedAt: null,
  createdAt: now,
  updatedAt: now,
  assigneeIds: [],
  watcherIds: [],
  labelIds: [],
  checklist: [],
  customFields: {},
})

function wantedStatus(set: StatusSet, statusId: Id | undefined) {
  if (statusId === undefined) return initialStatus(set)
  return (
    set.statuses.find(({ id }) => id === statusId.toLowerCase()) ??
    refuse('task_status_not_found', 'The task cannot have a status with the id in statusId.')
  )
}

/**
 * A task with a patch laid over it; one that changes nothing gives the very same record back. `keepsPrices`: there are hours on it
 * whose price may not move.
 */
export function update(
  task: TaskRecord,
  patch: TaskPatch,
  circumstances: Circumstances & Present & { readonly keepsPrices: boolean },
): Decision<
  TaskRecord,
  announce.TaskFact<'task.updated'>,
  FieldCode | ChangeCode | 'task_reprices_approved_hours'
> {
  const refused = cannotChange(task, circumstances)
  if (refused) return refused
  const after = laidOver(task, patch, circumstances)
  if ('refusal' in after) return after
  return after.billable !== task.billable && circumstances.keepsPrices
    ? refuse('task_reprices_approved_hours', 'Approved hours on the task would have another price.')
    : updated(task, after, 'update', circumstances.now)
}

export function changeStatus(
  task: TaskRecord,
  statusId: Id,
  at: Entering & Present,
): Decision<TaskRecord, announce.TaskFact<'task.status_changed'>, EnterCode | ChangeCode> {
  const refused = cannotChange(task, at)
  if (refused) return refused
  const after = inStatus(task, statusId, at)
  if ('refusal' in after) return after
  if (after === task) return accept<TaskRecord, announce.TaskFact<'task.status_changed'>>(task)
  return accept(after, {
    facts: [announce.statusChanged(after)],
    audit: [auditLine('change_status', task.id, changesOf(task, after))],
  })
}

export function archive(
  task: TaskRecord,
  present: Present,
): Decision<TaskRecord, announce.TaskFact<'task.updated'>, 'task_stale' | 'project_closed'> {
  const refused = stale(present) ?? ofClosedProject(present)
  if (refused) return refused
  const archivedAt = task.archivedAt ?? present.now
  return updated(task, { ...task, archivedAt }, 'archive', present.now)
}

export function restore(
  task: TaskRecord,
  present: Present & Pick<Entering, 'set' | 'occupied'>,
): Decision<
  TaskRecord,
  announce.TaskFact<'task.updated'>,
  'task_stale' | 'project_closed' | 'task_wip_limit_reached'
> {
  const refused = stale(present) ?? ofClosedProject(present)
  if (refused) return refused
  const after = { ...task, archivedAt: null }
  const status = present.set.statuses.find(({ id }) => id === task.statusId)
  const noPlace = task.archivedAt !== null && status && full(status, after, present)
  return noPlace ? noPlace : updated(task, after, 'restore', present.now)
}

/** The task as it has become, announced and audited; the very same one where nothing did. */
export function updated(
  before: TaskRecord,
  after: TaskRecord,
  verb: string,
  now: Instant,
): Decision<TaskRecord, announce.TaskFact<'task.updated'>, never> {
  const changes = changesOf(before, after)
  if (changes.length === 0) return accept<TaskRecord, announce.TaskFact<'task.updated'>>(before)
  const changed = { ...after, updatedAt: now }
  return accept(changed, {
    facts: [announce.updated(changed)],
    audit: [auditLine(verb, before.id, changes)],
  })
}

/** Why a task cannot change now, whatever was to change. */
export const cannotChange = (
  task: Pick<TaskRecord, 'archivedAt'>,
  present: Present,
): Refused<ChangeCode> | undefined =>
  stale(present) ??
  ofClosedProject(present) ??
  (task.archivedAt === null ? undefined : refuse('task_archived', 'The task is archived.'))

const stale = ({ unchanged }: Present): Refused<'task_stale'> | undefined =>
  unchanged ? undefined : refuse('task_stale', 'The task has changed since it was read.')

export const ofClosedProject = ({ project }: Present): Refused<'project_closed'> | undefined =>
  project?.state === 'closed' ? closedProject() : undefined

export const closedProject = () => refuse('project_closed', 'The project is closed.')

import { type Refused, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ChecklistItem, type CustomValues, taskDepth, type TaskRecord } from './record.ts'
import { type ExistingReferences, referenceOf } from './facts.ts'
import type { TaskPatch } from './shapes.ts'

/** What the fields of a task are decided in. */
export interface Circumstances {
  readonly known: ExistingReferences
  /** How many tasks there are below this one, each under the next. */
  readonly depthBelow: number
  /** The values of custom fields as they would be, or why they cannot be. */
  readonly custom: { readonly refusal?: undefined; readonly values: CustomValues } | Refused<ValueCode>
  readonly nextId: () => Id
}

type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'
type ParentCode = 'task_parent_not_found' | 'task_parent_cycle' | 'task_parent_too_deep'
type ReferenceCode = 'external_ref_incomplete' | 'external_ref_conflict'
type ListCode = 'project_phase_not_found' | 'membership_not_found' | 'task_label_not_found'
type ChecklistCode = 'task_checklist_item_not_found' | 'task_checklist_invalid'

export type FieldCode =
  | ValueCode
  | ParentCode
  | ReferenceCode
  | ListCode
  | ChecklistCode
  | 'task_dates_invalid'

/** A task with what is wanted, all of it checked. What it names already it keeps, whatever has become of that. */
export function laidOver(
  task: TaskRecord,
  wanted: TaskPatch,
  circumstances: Circumstances,
): TaskRecord | Refused<FieldCode> {
  const { custom, known, nextId } = circumstances
  const checklist = wanted.checklist ? givenChecklist(task, wanted.checklist, nextId) : task.checklist
  if ('refusal' in checklist) return checklist
  if (custom.refusal !== undefined) return custom
  const after: TaskRecord = {
    ...task,
    title: given(wanted.title, task.title),
    phaseId: lower(given(wanted.phaseId, task.phaseId)),
    parentTaskId: lower(given(wanted.parentTaskId, task.parentTaskId)),
    description: given(wanted.description, task.description),
    priority: given(wanted.priority, task.priority),
    assigneeIds: idsOf(wanted.assigneeMembershipIds, task.assigneeIds),
    watcherIds: idsOf(wanted.watcherMembershipIds, task.watcherIds),
    reviewerMembershipId: lower(given(wanted.reviewerMembershipId, task.reviewerMembershipId)),
    startDate: given(wanted.startDate, task.startDate),
    dueDate: given(wanted.dueDate, task.dueDate),
    estimateMinutes: given(wanted.estimateMinutes, task.estimateMinutes),
    billable: given(wanted.billable, task.billable),
    labelIds: idsOf(wanted.labelIds, task.labelIds),
    externalSource: given(wanted.externalSource, task.externalSource),
    externalId: given(wanted.externalId, task.externalId),
    checklist,
    customFields: custom.values,
  }
  const refused =
    referenceRefusal(after, wanted, known) ??
    missing(task, after, known) ??
    parentRefusal(task, after, circumstances) ??
    datesRefusal(after)
  return refused ?? after
}

const given = <T>(value: T | undefined, held: T): T => (value === undefined ? held : value)
const lower = (id: Id | null): Id | null => id?.toLowerCase() ?? null

/** The ids in their order, once each; the list that is there where it says the same. */
function idsOf(wanted: readonly Id[] | undefined, held: readonly Id[]): readonly Id[] {
  if (wanted === undefined) return held
  const ids = [...new Set(wanted.map(id => id.toLowerCase()))].toSorted()
  return ids.length === held.length && ids.every((id, place) => id === held[place]) ? held : ids
}

/** The first record that a task is to name and that is not there or not in use. */
export function missing(
  before: TaskRecord,
  after: TaskRecord,
  { phases, members, labels }: ExistingReferences,
): Refused<ListCode> | undefined {
  const { phaseId, projectId } = after
  const isOfProject = phaseId === null || (projectId !== null && phases.get(phaseId) === projectId)
  if (phaseId !== before.phaseId && !isOfProject)
    return refuse('project_phase_not_found', 'The project has no phase with the id in phaseId.')
  const held = new Set([...before.assigneeIds, ...before.watcherIds, before.reviewerMembershipId])
  const named = [...after.assigneeIds, ...after.watcherIds, after.reviewerMembershipId]
  if (named.some(id => id !== null && !held.has(id) && !members.has(id)))
    return refuse('membership_not_found', 'Not every id that was sent is that of an active member.')
  if (after.labelIds.some(id => !before.labelIds.includes(id) && !labels.has(id)))
    return refuse('task_label_not_found', 'Not every id in labelIds is that of an active label.')
  return undefined
}

function parentRefusal(
  before: TaskRecord,
  { id, projectId, parentTaskId }: TaskRecord,
  { known, depthBelow }: Circumstances,
): Refused<ParentCode> | undefined {
  if (parentTaskId === null || parentTaskId === before.parentTaskId) return undefined
  const parent = known.parents.get(parentTaskId)
  if (!parent || parent.projectId !== projectId)
    return refuse('task_parent_not_found', 'No task of the same project has the id in parentTaskId.')
  const place = parent.line.indexOf(id)
  if (place >= 0)
    return refuse('task_parent_cycle', 'The task would be a part of itself.', {
      taskIds: [id, ...parent.line.slice(0, place + 1)],
    })
  return parent.line.length + depthBelow >= taskDepth
    ? refuse('task_parent_too_deep', said`At most ${{ maximum: taskDepth }} tasks stand above each other.`)
    : undefined
}

const datesRefusal = ({ startDate, dueDate }: TaskRecord): Refused<'task_dates_invalid'> | undefined =>
  startDate !== null && dueDate !== null && dueDate < startDate
    ? refuse('task_dates_invalid', said`${{ dueDate }} is earlier than ${{ startDate }}.`)
    : undefined

function referenceRefusal(
  { id }: TaskRecord,
  { externalSource, externalId }: TaskPatch,
  { holders }: ExistingReferences,
): Refused<ReferenceCode> | undefined {
  if (
    (externalSource === undefined) !== (externalId === undefined) ||
    (externalSource === null) !== (externalId === null)
  )
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (externalSource == null || externalId == null) return undefined
  const holder = holders.get(referenceOf(externalSource, externalId))
  return holder !== undefined && holder !== id
    ? refuse('external_ref_conflict', `Another task carries the reference ${externalSource} ${externalId}.`)
    : undefined
}

function givenChecklist(
  { checklist: held }: TaskRecord,
  items: NonNullable<TaskPatch['checklist']>,
  nextId: () => Id,
): readonly ChecklistItem[] | Refused<ChecklistCode> {
  const named = items.flatMap(({ id }) => id?.toLowerCase() ?? [])
  if (new Set(named).size < named.length)
    return refuse('task_checklist_invalid', 'An item is in the list twice.')
  if (named.some(id => !held.some(item => item.id === id)))
    return refuse('task_checklist_item_not_found', 'Not every id is that of an item of the task.')
  return items.map(({ id, text, done }) => ({
    id: id?.toLowerCase() ?? nextId(),
    text,
    done: done ?? held.find(item => item.id === id?.toLowerCase())?.done ?? false,
  }))
}

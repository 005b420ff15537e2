import { date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'
import type { StatusCategory } from '../statuses/record.ts'

export const taskSorts = ['createdAt', 'dueDate', 'priority', 'number', 'rank'] as const
export type TaskSort = (typeof taskSorts)[number]
export type Direction = 'asc' | 'desc'

/** What a list is ordered by, and which way, where a request says one of them, both or neither. */
export function orderOf(
  { sort, direction }: { readonly sort?: TaskSort; readonly direction?: Direction },
  usual: TaskSort,
): { readonly sort: TaskSort; readonly direction: Direction } {
  const by = sort ?? usual
  return { sort: by, direction: direction ?? (by === 'createdAt' || by === 'priority' ? 'desc' : 'asc') }
}

export const assigneesOfTask = 20
export const watchersOfTask = 50
export const labelsOfTask = 30
export const checklistItems = 100
/** Minutes: more than a thousand years of work. */
export const estimateLimit = 100_000_000
/** Sub-tasks of sub-tasks, and so on. */
export const taskDepth = 20

/** Tasks as custom fields name them. */
export const taskKind: CustomFieldKind = { kind: 'task' }

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export const taskTable = table('tasks', {
  id: uuid,
  projectId: uuid.nullable(),
  phaseId: uuid.nullable(),
  parentTaskId: uuid.nullable(),
  number: integer,
  title: text,
  description: text.nullable(),
  statusId: uuid,
  priority: text.as<Priority>(),
  startDate: date.nullable(),
  dueDate: date.nullable(),
  estimateMinutes: integer.nullable(),
  billable: flag,
  rank: text,
  reviewerMembershipId: uuid.nullable(),
  recurrenceId: uuid.nullable(),
  /** The task that it was made from, when its project was made from another. */
  copiedFromId: uuid.nullable().fixed(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  closedAt: instant.nullable(),
  archivedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const assigneeTable = table(
  'taskAssignees',
  { taskId: uuid, membershipId: uuid },
  { key: ['taskId', 'membershipId'] },
)

export const watcherTable = table(
  'taskWatchers',
  { taskId: uuid, membershipId: uuid },
  { key: ['taskId', 'membershipId'] },
)

export const checklistTable = table('taskChecklistItems', {
  id: uuid,
  taskId: uuid.fixed(),
  position: integer,
  text,
  done: flag,
})

export const labelLinkTable = table(
  'taskLabelLinks',
  { taskId: uuid, labelId: uuid },
  { key: ['taskId', 'labelId'] },
)

export const numberTable = table('taskNumberSeries', { id: uuid, lastNumber: integer })

export interface ChecklistItem {
  readonly id: Id
  readonly text: string
  readonly done: boolean
}

/** The values of custom fields by their keys. */
export type CustomValues = Readonly<Record<string, string | number | boolean | readonly string[]>>

export type TaskRow = RowOf<typeof taskTable>

/** A task with all that a change is decided on. */
export interface TaskRecord extends TaskRow {
  readonly assigneeIds: readonly Id[]
  readonly watcherIds: readonly Id[]
  readonly labelIds: readonly Id[]
  /** In its order. */
  readonly checklist: readonly ChecklistItem[]
  readonly customFields: CustomValues
  /** As its status says. */
  readonly statusCode: string
  readonly category: StatusCategory
}

/** What a task was and has become; `before` is null for a new one. */
export interface ChangedTask {
  readonly before: TaskRecord | null
  readonly after: TaskRecord
}

import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  object,
  oneOf,
  onlyOf,
  optional,
  page,
  PlainDate,
  sweeping,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldFilter } from '../../../records/custom-fields/port.ts'
import { statusCategories } from '../statuses/record.ts'
import { ExternalId, ExternalSource, PriorityShape, Task } from './shapes.ts'
import { taskSorts } from './record.ts'

const filters = {
  ...sweeping,
  q: optional(
    Text(200, {
      description: 'Part of the title or of the external id; letter case does not matter.',
      examples: ['pump'],
    }),
  ),
  phaseId: onlyOf('Only tasks of the phase.', 'phaseId'),
  parentTaskId: onlyOf('Only parts of the task.', 'taskId'),
  assigneeMembershipId: onlyOf('Only tasks that the member is to do.', 'membershipId'),
  statusId: onlyOf('Only tasks in the status.', 'statusId'),
  category: optional(oneOf(statusCategories, { description: 'Only tasks in statuses of the category.' })),
  labelId: onlyOf('Only tasks with the label.', 'labelId'),
  priority: optional({ ...PriorityShape, description: 'Only tasks of the priority.' }),
  dueFrom: optional(described(PlainDate, 'Only tasks due on the day or later.')),
  dueTo: optional(described(PlainDate, 'Only tasks due on the day or earlier.')),
  archived: optional(
    Type.Boolean({
      description:
        'True for archived tasks, false for all others; when absent both with `updatedSince`, and the others without it.',
    }),
  ),
  cf: optional(CustomFieldFilter),
  externalSource: optional(ExternalSource),
  externalId: optional(ExternalId),
}
const order = (usual: string) => ({
  sort: optional(
    oneOf(taskSorts, {
      description: `\`${usual}\` unless said otherwise. Tasks without a due date come last in both directions. Has no effect with \`updatedSince\`.`,
    }),
  ),
  direction: optional(
    oneOf(['asc', 'desc'], {
      description: '`desc` for `createdAt` and `priority`, `asc` for the others, unless said otherwise.',
    }),
  ),
})

const read = { method: 'GET', needs: ['projects.read'], feature: 'projects' } as const

export const listing = {
  list: {
    ...read,
    path: '/v1/tasks',
    sweeps: { table: 'tasks', deletions: 'whole' },
    summary: 'List tasks',
    description:
      'Page through the tasks of all projects and those without one, newest first unless asked otherwise.',
    may: true,
    listed: { ids: true },
    query: object({
      ...filters,
      projectId: onlyOf('Only tasks of the project.', 'projectId'),
      withoutProject: optional(
        Type.Boolean({ default: false, description: 'Only tasks that are part of no project.' }),
      ),
      ...order('createdAt'),
    }),
    answers: page(Task),
    refuses: ['external_ref_incomplete', 'range_end_before_start'],
    example: { query: { category: 'started', sort: 'dueDate' } },
  },
  listOfProject: {
    ...read,
    path: '/v1/projects/{id}/tasks/page',
    sweeps: { table: 'tasks', deletions: 'within', of: 'project_id' },
    summary: 'List the tasks of a project in pages',
    description: 'Page through the tasks of a project, by their numbers unless asked otherwise.',
    params: { id: idOf('project_not_found') },
    may: true,
    listed: { ids: true },
    query: object({ ...filters, ...order('number') }),
    answers: page(Task),
    refuses: ['project_not_found', 'external_ref_incomplete', 'range_end_before_start'],
  },
  get: {
    ...read,
    path: '/v1/tasks/{id}',
    summary: 'Read one task',
    params: { id: idOf('task_not_found') },
    may: true,
    answers: Task,
    refuses: ['task_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>

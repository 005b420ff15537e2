import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { projectClosed } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import {
  checklistItemNotFound,
  statusChangeRefusals,
  taskArchived,
  taskNotFound,
  taskStale,
} from '../record/refusals.ts'
import { refusalsOfChange, refusalsOfStatus } from '../record/writing.ts'
import { taskStatusNotFound } from '../statuses/refusals.ts'
import { statusCategories } from '../statuses/record.ts'
import { OwnTask } from './shapes.ts'

const own = { needs: 'none', feature: 'projects', answers: OwnTask } as const
const params = { id: idOf('task_not_found') }
const whose = 'tasks that the member is to do, looks over or follows'

export const ownTasks = contract({
  name: 'ownTasks',
  tag: 'Tasks',
  refusals: {},
  uses: {
    refusals: {
      ...checklistItemNotFound,
      ...projectClosed,
      ...statusChangeRefusals,
      ...taskArchived,
      ...taskNotFound,
      ...taskStale,
      ...taskStatusNotFound,
    },
    events: taskEvents,
  },
  events: {},
  operations: {
    list: {
      ...own,
      method: 'GET',
      path: '/v1/me/tasks',
      summary: 'List your tasks',
      description: `Page through the ${whose}, those due first before others, with the statuses that each may get.`,
      sweeps: { table: 'tasks', deletions: 'waiting' },
      may: true,
      listed: { q: 'the title or the external id', ids: true },
      query: object({
        ...sweeping,
        projectId: optional(
          Type.String({
            format: 'uuid',
            description: 'Only tasks of the project.',
            examples: [exampleId('projectId')],
          }),
        ),
        category: optional(
          oneOf(statusCategories, { description: 'Only tasks in statuses of the category.' }),
        ),
        dueTo: optional(described(PlainDate, 'Only tasks due on the day or earlier.')),
      }),
      answers: page(OwnTask),
    },
    get: {
      ...own,
      method: 'GET',
      path: '/v1/me/tasks/{id}',
      summary: 'Read one of your tasks',
      description: `Read one of the ${whose}.`,
      params,
      may: true,
      refuses: ['task_not_found'],
    },
    changeStatus: {
      ...own,
      method: 'POST',
      path: '/v1/me/tasks/{id}/status',
      summary: 'Change the status of one of your tasks',
      description: `Put one of the ${whose} into another status, last in its column. One that is there already stays as it is.`,
      params,
      body: object({
        statusId: described(
          IdOf('task_status'),
          'A status of the project, or a default one for a task without a project.',
        ),
        expectedUpdatedAt,
        dryRun: DryRun,
      }),
      refuses: [...refusalsOfChange, ...refusalsOfStatus],
      emits: ['task.created', 'task.status_changed'],
      example: { body: { statusId: exampleId('statusId') } },
    },
    checkItem: {
      ...own,
      method: 'PUT',
      path: '/v1/me/tasks/{id}/checklist/{itemId}',
      summary: 'Say whether an item of your task is done',
      params: { ...params, itemId: idOf('task_checklist_item_not_found') },
      body: object({ done: described(Flag, 'Whether the item is done.'), expectedUpdatedAt }),
      refuses: [...refusalsOfChange, 'task_checklist_item_not_found'],
      emits: ['task.updated'],
      example: { body: { done: true } },
    },
  },
})

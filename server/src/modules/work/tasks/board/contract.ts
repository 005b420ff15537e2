import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  object,
  optional,
  type Static,
} from '../../../../platform/contract/shapes.ts'
import { projectClosed } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { statusChangeRefusals, taskArchived, taskNotFound, taskStale } from '../record/refusals.ts'
import { Task } from '../record/shapes.ts'
import { refusalsOfChange, refusalsOfStatus } from '../record/writing.ts'
import { taskStatusNotFound } from '../statuses/refusals.ts'
import { boardRefusals } from './refusals.ts'

const Move = object({
  statusId: optional(
    described(IdOf('task_status'), 'The status whose column it is to stand in; its own when absent.'),
  ),
  afterTaskId: optional(described(IdOf('task'), 'A task of the column that it is to stand right after.')),
  beforeTaskId: optional(described(IdOf('task'), 'A task of the column that it is to stand right before.')),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type WantedMove = Static<typeof Move>

export const board = contract({
  name: 'tasks',
  tag: 'Tasks',
  refusals: boardRefusals,
  uses: {
    refusals: {
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
    move: {
      method: 'POST',
      path: '/v1/tasks/{id}/move',
      summary: 'Move a task on the board',
      description:
        'Put a task into a column, beside another one or last. Only this task is written, so that people may move tasks at the same time; one that stands there already stays as it is.',
      needs: ['projects.manage'],
      feature: 'projects',
      params: { id: idOf('task_not_found') },
      body: Move,
      answers: Task,
      refuses: [...refusalsOfChange, ...refusalsOfStatus, 'task_place_ambiguous', 'task_board_changed'],
      emits: ['task.created', 'task.status_changed', 'task.updated'],
      example: { body: { statusId: exampleId('statusId') } },
    },
  },
})

import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import {
  CreatedAt,
  described,
  Id,
  Instant,
  nullable,
  object,
  Type,
  UpdatedAt,
} from '../../platform/contract/shapes.ts'
import { taskNotFound } from './record/refusals.ts'

const capabilities = ['projects.read'] as const

const task = {
  taskId: described(Id, 'The task that it happened to.'),
  projectId: described(nullable(Id), 'The project it is part of; null for a task of its own.'),
}
const { taskId } = task

export const tasks = contract({
  name: 'tasks',
  tag: 'Tasks',
  about: 'Tasks and their lifecycle.',
  refusals: taskNotFound,
  events: events({
    'task.created': { capabilities, payload: object({ ...task, createdAt: CreatedAt }) },
    'task.updated': { capabilities, payload: object({ ...task, updatedAt: UpdatedAt }) },
    'task.status_changed': {
      capabilities,
      payload: object({
        taskId,
        status: Type.String({ description: 'The status it has now.' }),
        changedAt: described(Instant, 'When it got it.'),
      }),
    },
    'task.approval_responded': {
      capabilities,
      payload: object({
        taskId,
        approvalId: described(Id, 'The approval that was asked for.'),
        decision: Type.String({ description: 'What was answered.' }),
        respondedAt: described(Instant, 'When it was answered.'),
      }),
    },
  }),
  operations: {},
})

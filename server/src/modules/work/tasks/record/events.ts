import { events } from '../../../../platform/contract/events.ts'
import {
  CreatedAt,
  described,
  IdOf,
  Instant,
  nullable,
  object,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'

const capabilities = ['projects.read'] as const

const taskId = described(IdOf('task'), 'The task that it happened to.')
const projectId = described(
  nullable(IdOf('project')),
  'The project it is part of; null for a task of its own.',
)

export const taskEvents = events({
  'task.created': { capabilities, payload: object({ taskId, projectId, createdAt: CreatedAt }) },
  'task.updated': { capabilities, payload: object({ taskId, projectId, updatedAt: UpdatedAt }) },
  'task.status_changed': {
    capabilities,
    payload: object({
      taskId,
      status: Type.String({ description: 'The code of the status it has now.' }),
      changedAt: described(Instant, 'When it got it.'),
    }),
  },
})

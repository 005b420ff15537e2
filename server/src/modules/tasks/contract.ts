import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['projects.read'] as const

export const tasks = contract({
  name: 'tasks',
  tag: 'Tasks',
  refusals: refusals({}),
  events: events({
    'task.created': {
      capabilities,
      payload: object({ taskId: Id, projectId: nullable(Id), createdAt: Instant }),
    },
    'task.updated': {
      capabilities,
      payload: object({ taskId: Id, projectId: nullable(Id), updatedAt: Instant }),
    },
    'task.status_changed': {
      capabilities,
      payload: object({ taskId: Id, status: Type.String(), changedAt: Instant }),
    },
    'task.approval_responded': {
      capabilities,
      payload: object({ taskId: Id, approvalId: Id, decision: Type.String(), respondedAt: Instant }),
    },
  }),
  operations: {},
})

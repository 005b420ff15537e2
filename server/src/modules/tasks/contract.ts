import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { described, Id, Instant, object, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['projects.read'] as const

const taskId = described(Id, 'The task that it happened to.')

/** What of tasks is promised before anything else of it is there. */
export const announcedTasks = contract({
  name: 'tasks',
  tag: 'Tasks',
  refusals: refusals({}),
  events: events({
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

import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, object, Type } from '../../../../platform/contract/shapes.ts'

export const taskApprovalEvents = events({
  'task.approval_responded': {
    capabilities: ['projects.read'],
    payload: object({
      taskId: described(IdOf('task'), 'The task that it happened to.'),
      approvalId: described(IdOf('task_approval'), 'The approval that was asked for.'),
      decision: Type.String({ description: 'What was answered.' }),
      respondedAt: described(Instant, 'When it was answered.'),
    }),
  },
})

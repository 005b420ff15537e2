import { events } from '../../../../platform/contract/events.ts'
import { described, Id, Instant, object, Type } from '../../../../platform/contract/shapes.ts'

export const taskApprovalEvents = events({
  'task.approval_responded': {
    capabilities: ['projects.read'],
    payload: object({
      taskId: described(Id, 'The task that it happened to.'),
      approvalId: described(Id, 'The approval that was asked for.'),
      decision: Type.String({ description: 'What was answered.' }),
      respondedAt: described(Instant, 'When it was answered.'),
    }),
  },
})

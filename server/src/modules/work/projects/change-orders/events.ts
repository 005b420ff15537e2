import { events } from '../../../../platform/contract/events.ts'
import { described, Id, Instant, object } from '../../../../platform/contract/shapes.ts'

export const changeOrderEvents = events({
  'change_order.approved': {
    capabilities: ['projects.manage'],
    payload: object({
      changeOrderId: described(Id, 'The agreed change of the work.'),
      projectId: described(Id, 'The project that it happened to.'),
      approvedAt: described(Instant, 'When it was approved.'),
    }),
  },
})

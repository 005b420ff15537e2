import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, object } from '../../../../platform/contract/shapes.ts'

export const changeOrderEvents = events({
  'change_order.approved': {
    capabilities: ['projects.manage'],
    payload: object({
      changeOrderId: described(IdOf('change_order'), 'The agreed change of the work.'),
      projectId: described(IdOf('project'), 'The project that it happened to.'),
      approvedAt: described(Instant, 'When it was approved.'),
    }),
  },
})

import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { described, Id, Instant, object } from '../../platform/contract/shapes.ts'

const projectId = described(Id, 'The project that it happened to.')

/** What is promised of projects before it is there. */
export const announcedProjects = contract({
  name: 'projects',
  tag: 'Projects',
  refusals: refusals({}),
  events: events({
    'change_order.approved': {
      capabilities: ['projects.manage'],
      payload: object({
        changeOrderId: described(Id, 'The agreed change of the work.'),
        projectId,
        approvedAt: described(Instant, 'When it was approved.'),
      }),
    },
  }),
  operations: {},
})

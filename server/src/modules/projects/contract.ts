import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { CreatedAt, described, Id, Instant, object, Type } from '../../platform/contract/shapes.ts'

const projectId = described(Id, 'The project that it happened to.')

/** What is promised of projects before it is there. */
export const announcedProjects = contract({
  name: 'projects',
  tag: 'Projects',
  refusals: refusals({}),
  events: events({
    'status_update.posted': {
      capabilities: ['projects.read'],
      payload: object({
        projectId,
        statusUpdateId: described(Id, 'The report on how the project stands.'),
        rag: Type.String({ description: 'How it stands as a traffic light: red, amber or green.' }),
        createdAt: CreatedAt,
      }),
    },
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

import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { CreatedAt, described, Id, Instant, object, Type, UpdatedAt } from '../../platform/contract/shapes.ts'

const projectId = described(Id, 'The project that it happened to.')

export const projects = contract({
  name: 'projects',
  tag: 'Projects',
  about: 'Projects, their phases, change orders and status updates.',
  refusals: refusals({}),
  events: events({
    'project.created': {
      capabilities: ['projects.read'],
      payload: object({ projectId, createdAt: CreatedAt }),
    },
    'project.updated': {
      capabilities: ['projects.read'],
      payload: object({ projectId, updatedAt: UpdatedAt }),
    },
    'project.closed': {
      capabilities: ['projects.read'],
      payload: object({ projectId, closedAt: described(Instant, 'When the project was closed.') }),
    },
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

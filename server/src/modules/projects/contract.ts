import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, object, Type } from '../../platform/contract/shapes.ts'

export const projects = contract({
  name: 'projects',
  tag: 'Projects',
  refusals: refusals({}),
  events: events({
    'project.created': {
      capabilities: ['projects.read'],
      payload: object({ projectId: Id, createdAt: Instant }),
    },
    'project.updated': {
      capabilities: ['projects.read'],
      payload: object({ projectId: Id, updatedAt: Instant }),
    },
    'project.closed': {
      capabilities: ['projects.read'],
      payload: object({ projectId: Id, closedAt: Instant }),
    },
    'status_update.posted': {
      capabilities: ['projects.read'],
      payload: object({ projectId: Id, statusUpdateId: Id, rag: Type.String(), createdAt: Instant }),
    },
    'change_order.approved': {
      capabilities: ['projects.manage'],
      payload: object({ changeOrderId: Id, projectId: Id, approvedAt: Instant }),
    },
  }),
  operations: {},
})

import { events } from '../../../../platform/contract/events.ts'
import {
  CreatedAt,
  described,
  IdOf,
  Instant,
  object,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'

const capabilities = ['projects.read'] as const
const projectId = described(IdOf('project'), 'The project that it happened to.')

export const projectEvents = events({
  'project.created': { capabilities, payload: object({ projectId, createdAt: CreatedAt }) },
  'project.updated': { capabilities, payload: object({ projectId, updatedAt: UpdatedAt }) },
  'project.closed': {
    capabilities,
    payload: object({ projectId, closedAt: described(Instant, 'When the project was closed.') }),
  },
})

import { events } from '../../../../platform/contract/events.ts'
import { CreatedAt, described, IdOf, object, Type } from '../../../../platform/contract/shapes.ts'

export const statusUpdateEvents = events({
  'status_update.posted': {
    capabilities: ['projects.read'],
    payload: object({
      projectId: described(IdOf('project'), 'The project that it happened to.'),
      statusUpdateId: described(IdOf('project_status_update'), 'The report on how the project stands.'),
      rag: Type.String({ description: 'How it stands as a traffic light: red, amber or green.' }),
      createdAt: CreatedAt,
    }),
  },
})

import type { Operation } from '../../../../platform/contract/operation.ts'
import { array, object } from '../../../../platform/contract/shapes.ts'
import { CataloguedEvent } from '../shapes.ts'

export const catalogueOperations = {
  listEvents: {
    method: 'GET',
    path: '/v1/webhook-events',
    summary: 'List events to subscribe to',
    description:
      'The events that the caller may subscribe to, with the schemas of their payloads. Events whose capabilities the caller does not hold are left out.',
    needs: 'none',
    transaction: 'none',
    answers: object({
      events: array(CataloguedEvent, { description: 'Every event that the caller may subscribe to.' }),
    }),
  },
} as const satisfies Readonly<Record<string, Operation>>

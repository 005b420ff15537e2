import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, oneOf, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['crm.use', 'projects.manage'] as const

export const quotes = contract({
  name: 'quotes',
  tag: 'Quotes',
  refusals: refusals({}),
  events: events({
    'quote.sent': {
      capabilities,
      payload: object({ quoteId: Id, quoteKey: Type.String(), sentAt: Instant }),
    },
    'quote.accepted': {
      capabilities,
      payload: object({ quoteId: Id, quoteKey: Type.String(), acceptedAt: Instant }),
    },
    'quote.decided': {
      capabilities,
      payload: object({
        quoteId: Id,
        quoteKey: Type.String(),
        decision: oneOf(['accepted', 'declined']),
        projectId: nullable(Id),
      }),
    },
  }),
  operations: {},
})

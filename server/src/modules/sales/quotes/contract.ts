import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { described, IdOf, Instant, nullable, object, oneOf, Type } from '../../../platform/contract/shapes.ts'

const capabilities = ['crm.use', 'projects.manage'] as const

const quote = {
  quoteId: described(IdOf('quote'), 'The quote that it happened to.'),
  quoteKey: Type.String({ description: "The quote's number as people refer to it." }),
}

export const quotes = contract({
  name: 'quotes',
  tag: 'Quotes',
  about: "Quotes and the customers' decisions on them.",
  refusals: refusals({}),
  events: events({
    'quote.sent': {
      capabilities,
      payload: object({ ...quote, sentAt: described(Instant, 'When it was sent to the customer.') }),
    },
    'quote.accepted': {
      capabilities,
      payload: object({ ...quote, acceptedAt: described(Instant, 'When the customer accepted it.') }),
    },
    'quote.decided': {
      capabilities,
      payload: object({
        ...quote,
        decision: oneOf(['accepted', 'declined'], { description: "The customer's answer." }),
        projectId: described(nullable(IdOf('project')), 'The project made from it; null when none was.'),
      }),
    },
  }),
  operations: {},
})

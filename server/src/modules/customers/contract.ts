import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, object } from '../../platform/contract/shapes.ts'

const capabilities = ['crm.use', 'projects.manage'] as const

export const customers = contract({
  name: 'customers',
  tag: 'Customers',
  refusals: refusals({}),
  events: events({
    'customer.created': { capabilities, payload: object({ customerId: Id, createdAt: Instant }) },
    'customer.updated': { capabilities, payload: object({ customerId: Id, updatedAt: Instant }) },
  }),
  operations: {},
})

import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { CreatedAt, described, Id, object, UpdatedAt } from '../../platform/contract/shapes.ts'

const capabilities = ['crm.use', 'projects.manage'] as const

const customerId = described(Id, 'The customer that it happened to.')

export const customers = contract({
  name: 'customers',
  tag: 'Customers',
  about: 'The customer register, shared by sales, projects and invoicing.',
  refusals: refusals({}),
  events: events({
    'customer.created': { capabilities, payload: object({ customerId, createdAt: CreatedAt }) },
    'customer.updated': { capabilities, payload: object({ customerId, updatedAt: UpdatedAt }) },
  }),
  operations: {},
})

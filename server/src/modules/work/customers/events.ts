import { events } from '../../../platform/contract/events.ts'
import { CreatedAt, described, IdOf, object, UpdatedAt } from '../../../platform/contract/shapes.ts'

const capabilities = ['crm.use', 'projects.manage'] as const

const customerId = described(IdOf('customer'), 'The customer that it happened to.')

export const customerEvents = events({
  'customer.created': { capabilities, payload: object({ customerId, createdAt: CreatedAt }) },
  'customer.updated': { capabilities, payload: object({ customerId, updatedAt: UpdatedAt }) },
})
export type CustomerEvents = typeof customerEvents

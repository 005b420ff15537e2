import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { named, nullable, object } from '../../../../platform/contract/shapes.ts'
import { readers } from '../listing.ts'
import { Customer } from '../shapes.ts'
import { overviewItems, overviewParts } from './parts.ts'

const { contacts, openDeals, nextActivities, lastActivities, files, openProjects, mergedCustomers } =
  overviewParts

const CustomerOverview = named(
  'CustomerOverview',
  object({
    customer: Customer,
    contacts: nullable(contacts),
    openDeals: nullable(openDeals),
    nextActivities: nullable(nextActivities),
    lastActivities: nullable(lastActivities),
    files: nullable(files),
    openProjects: nullable(openProjects),
    mergedCustomers: nullable(mergedCustomers),
  }),
)

export const overview = {
  overview: {
    method: 'GET',
    path: '/v1/customers/{id}/overview',
    summary: 'See a customer from all sides',
    description: `The customer with what the families of the service know of it, as of one instant. A part is null for a caller who may not read its records. Lists have at most ${overviewItems} items; the operation of their records has the rest.`,
    needs: readers,
    params: { id: idOf('customer_not_found') },
    answers: CustomerOverview,
    refuses: ['customer_not_found'],
  },
} as const satisfies Readonly<Record<string, Operation>>

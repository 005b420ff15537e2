import { contract } from '../../../platform/contract/family.ts'
import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import { named, nullable, object } from '../../../platform/contract/shapes.ts'
import { externalRefConflict } from '../../company/catalogs/dimensions/refusals.ts'
import { paymentTermNotFound } from '../../company/payment-terms/refusals.ts'
import { membershipNotFound } from '../../people/members/record/refusals.ts'
import { customFieldValueRefusals } from '../../records/custom-fields/refusals.ts'
import { contactLimitReached, contactRefusals } from './contacts/refusals.ts'
import { duplicates } from './duplicates/operations.ts'
import { customerEvents } from './events.ts'
import { customerGroupNotFound } from './groups/refusals.ts'
import { customerLife } from './life.ts'
import { listing, readers } from './listing.ts'
import { mergeBlockers } from './merge/reasons.ts'
import { CustomerMerge, CustomerMergeRequest } from './merge/shapes.ts'
import { overviewItems, overviewParts } from './overview/parts.ts'
import { customerRefusals } from './refusals.ts'
import { registerLookup } from './register-lookup/operation.ts'
import { lookupRefusals } from './register-lookup/refusals.ts'
import { Customer } from './shapes.ts'
import { customerTagNotFound } from './tags/refusals.ts'
import { writers, writing } from './writing.ts'

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

const overview = {
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

const merging = {
  merge: {
    method: 'POST',
    path: '/v1/customers/{id}/merge',
    summary: 'Merge a customer into another',
    description:
      'Let another customer, `targetCustomerId`, have all that hangs on this one: contacts, tags, deals, activities and the rest. Where only this one has something in a field, the target gets it; where both have, what the target has stays, unless the field is in `take`. This customer stays readable as it was, inactive, with `mergedIntoCustomerId`; its code and external reference lead to the target from then on, and are given to nobody else. Without `invoicing.manage` nothing of `billing`, `businessId` and `defaultContactId` is compared, told or moved. There is no undo: look with `dryRun` first, which answers what would move, what differs and what is in the way.',
    needs: writers,
    params: { id: idOf('customer_not_found') },
    body: CustomerMergeRequest,
    answers: CustomerMerge,
    refuses: [
      'customer_not_found',
      'customer_billing_fields_forbidden',
      'customer_merge_target_not_found',
      'customer_merge_self',
      'customer_merged',
      'customer_merge_target_inactive',
      'customer_stale',
      'custom_field_unknown',
      'customer_has_invoices',
      'crm_contact_limit_reached',
      'customer_tag_limit_reached',
    ],
    emits: ['customer.updated'],
    example: { body: { targetCustomerId: exampleId('customerId'), take: ['phone'], dryRun: true } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const customers = contract({
  name: 'customers',
  tag: 'Customers',
  about: 'The customer register, shared by sales, projects and invoicing.',
  refusals: { ...customerRefusals, ...lookupRefusals },
  uses: {
    refusals: {
      ...contactRefusals,
      ...contactLimitReached,
      ...customerGroupNotFound,
      ...customerTagNotFound,
      ...customFieldValueRefusals,
      ...externalRefConflict,
      ...membershipNotFound,
      ...paymentTermNotFound,
    },
  },
  reasons: mergeBlockers,
  events: customerEvents,
  lifecycles: [customerLife],
  audited: {
    // A customer may be a person, and what identifies a buyer in invoicing is withheld from anyone who may not invoice.
    customer: {
      '*': 'personal',
      code: 'open',
      kind: 'open',
      active: 'open',
      ownerMembershipId: 'open',
      customerGroupId: 'open',
      tags: 'open',
      defaultContactId: 'open',
      externalSource: 'open',
      externalId: 'open',
      mergedIntoCustomerId: 'open',
      mergedCustomerId: 'open',
      moved: 'open',
      'billing.language': 'open',
      'billing.deliveryMethod': 'open',
      'billing.paymentTermId': 'open',
      'billing.vatTreatment': 'open',
      'billing.collectionHold': 'open',
    },
  },
  operations: { ...listing, ...overview, ...duplicates, ...registerLookup, ...writing, ...merging },
})

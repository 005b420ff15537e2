import { contract } from '../../../platform/contract/family.ts'
import { externalRefConflict } from '../../company/catalogs/dimensions/refusals.ts'
import { customFieldValueRefusals } from '../../records/custom-fields/refusals.ts'
import { membershipNotFound } from '../../people/members/record/refusals.ts'
import { paymentTermNotFound } from '../../company/payment-terms/refusals.ts'
import { contactLimitReached, contactRefusals } from './contacts/refusals.ts'
import { duplicates } from './duplicates/operations.ts'
import { customerEvents } from './events.ts'
import { customerGroupNotFound } from './groups/refusals.ts'
import { customerLife } from './life.ts'
import { listing } from './listing.ts'
import { overview } from './overview/operation.ts'
import { merging } from './merge/operation.ts'
import { registerLookup } from './register-lookup/operation.ts'
import { lookupRefusals } from './register-lookup/refusals.ts'
import { customerRefusals } from './refusals.ts'
import { customerTagNotFound } from './tags/refusals.ts'
import { writing } from './writing.ts'

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
  events: customerEvents,
  lifecycles: [customerLife],
  audited: {
    // A customer may be a person, and what identifies a buyer in invoicing is withheld from whoever may not invoice.
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

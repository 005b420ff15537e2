import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  DryRun,
  expectedUpdatedAt,
  object,
  optional,
  page,
  sweeping,
  Text,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { externalRefConflict } from '../../../company/catalogs/dimensions/refusals.ts'
import { customFieldValueRefusals } from '../../../records/custom-fields/refusals.ts'
import { customerEvents } from '../events.ts'
import { customerMerged, customerNotFound } from '../refusals.ts'
import { contactEvents } from './events.ts'
import { contactRefusals, contactWriteRefusals } from './refusals.ts'
import { ContactLink, ContactPatch, contactReference, CustomerContact, NewContact, Person } from './shapes.ts'

const readers = ['crm.use', 'crm.privacy'] as const
const writers = ['crm.use'] as const

const OfCustomer = { id: idOf('customer_not_found') }
const AtCustomer = { ...OfCustomer, contactId: idOf('crm_contact_not_found') }
const missing = [
  'customer_not_found',
  'customer_merged',
  'crm_contact_not_found',
  'crm_contact_customer_mismatch',
] as const

const refusalsOfFields = [
  'external_ref_incomplete',
  'external_ref_conflict',
  'crm_contact_opted_out',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const

const State = object({ expectedUpdatedAt, dryRun: DryRun })

const reading = {
  list: {
    method: 'GET',
    path: '/v1/contacts',
    sweeps: { table: 'contacts', deletions: 'whole' },
    summary: 'List contacts',
    description: 'Page through the people whom customers are reached by, by name, each with the customers.',
    needs: readers,
    listed: { ids: true, sorts: ['name', 'updatedAt'] },
    query: object({
      ...sweeping,
      q: optional(
        Text(200, {
          description: 'Part of the name, e-mail address or telephone number; letter case does not matter.',
          examples: ['virtanen'],
        }),
      ),
      mayReceiveMarketing: optional(
        Type.Boolean({ description: 'Only people who may be sent marketing, or only others.' }),
      ),
      ...contactReference,
    }),
    answers: page(Person),
    refuses: ['external_ref_incomplete'],
  },
  listOfCustomer: {
    method: 'GET',
    path: '/v1/customers/{id}/contacts',
    summary: "List a customer's contacts",
    description:
      'The contacts of a customer, the primary one first, then by name; deactivated ones too. Read `active`.',
    needs: readers,
    params: OfCustomer,
    answers: wholeList(CustomerContact),
    refuses: ['customer_not_found'],
  },
  get: {
    method: 'GET',
    path: '/v1/customers/{id}/contacts/{contactId}',
    summary: 'Read one contact of a customer',
    needs: readers,
    params: AtCustomer,
    answers: CustomerContact,
    refuses: missing,
  },
} as const satisfies Readonly<Record<string, Operation>>

const writing = {
  create: {
    method: 'POST',
    path: '/v1/customers/{id}/contacts',
    summary: 'Add a contact to a customer',
    description:
      'Add a person to a customer. The first contact of a customer is its primary one unless `primary` says otherwise; a new primary one takes the place of the former.',
    needs: writers,
    params: OfCustomer,
    body: NewContact,
    status: 201,
    answers: CustomerContact,
    refuses: ['customer_not_found', 'customer_merged', 'crm_contact_limit_reached', ...refusalsOfFields],
    example: { body: { name: 'Maija Virtanen', email: 'maija@sahko.example', jobTitle: 'Toimitusjohtaja' } },
  },
  link: {
    method: 'POST',
    path: '/v1/customers/{id}/contacts/link',
    summary: 'Link a person to a further customer',
    description:
      'Make somebody who is a contact of another customer one of this customer too: it stays one person.',
    needs: writers,
    params: OfCustomer,
    body: ContactLink,
    status: 201,
    answers: CustomerContact,
    refuses: [
      'customer_not_found',
      'customer_merged',
      'crm_contact_not_found',
      'crm_contact_already_linked',
      'crm_contact_limit_reached',
      'crm_contact_anonymized',
    ],
  },
  update: {
    method: 'PATCH',
    path: '/v1/customers/{id}/contacts/{contactId}',
    summary: 'Change a contact',
    description:
      'Change a contact: an absent field keeps, null clears. `jobTitle` and `primary` are of this customer; the rest is the person, at every customer. Opting out ends consent.',
    needs: writers,
    params: AtCustomer,
    body: ContactPatch,
    answers: CustomerContact,
    refuses: [
      ...missing,
      'crm_contact_stale',
      'crm_contact_inactive',
      'crm_contact_anonymized',
      ...refusalsOfFields,
    ],
    example: { body: { phone: '+358 40 000 0000', optedOut: true } },
  },
  deactivate: {
    method: 'POST',
    path: '/v1/customers/{id}/contacts/{contactId}/deactivate',
    summary: 'End a contact at a customer',
    description:
      'Say that the person is no contact of the customer any more; at others they stay one. The customer then has no primary contact, or no default contact, where it was this one. Repeating it changes nothing.',
    needs: writers,
    params: AtCustomer,
    body: State,
    answers: CustomerContact,
    refuses: [...missing, 'crm_contact_stale'],
    emits: ['customer.updated'],
    example: { body: {} },
  },
  reactivate: {
    method: 'POST',
    path: '/v1/customers/{id}/contacts/{contactId}/reactivate',
    summary: 'Take a contact back',
    description: 'Say that the person is a contact of the customer again. Repeating it changes nothing.',
    needs: writers,
    params: AtCustomer,
    body: State,
    answers: CustomerContact,
    refuses: [...missing, 'crm_contact_stale', 'crm_contact_anonymized'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const contacts = contract({
  name: 'contacts',
  tag: 'Customers',
  refusals: { ...contactRefusals, ...contactWriteRefusals },
  uses: {
    refusals: { ...customerNotFound, ...customerMerged, ...customFieldValueRefusals, ...externalRefConflict },
    events: customerEvents,
  },
  events: contactEvents,
  jobs: {
    'contacts.anonymize': {
      does: 'Anonymises, once a day, the contacts that the retention rule has passed, and the leads that became them.',
      emits: ['contact.anonymized'],
    },
  },
  audited: {
    contact: {
      '*': 'personal',
      language: 'open',
      consent: 'open',
      optedOut: 'open',
      customerId: 'open',
      primary: 'open',
      active: 'open',
      externalSource: 'open',
    },
  },
  operations: { ...reading, ...writing },
})

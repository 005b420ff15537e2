import {
  externalSourceWith,
  array,
  Code,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../records/custom-fields/port.ts'
import { billingAnswer, BillingPatch } from './billing/shapes.ts'

export const customerKinds = ['company', 'person', 'public_body'] as const
export type CustomerKind = (typeof customerKinds)[number]

const addressKinds = ['visiting', 'postal', 'billing', 'delivery'] as const

const addressFields = {
  kind: oneOf(addressKinds, { description: 'What the address is for.' }),
  addressLine: Text(200, {
    description: 'Street and number, or post-office box.',
    examples: ['Kauppakatu 1 A 2'],
  }),
  postalCode: Text(20, { description: 'The postal code.', examples: ['44100'] }),
  city: Text(100, { description: 'The post office or town.', examples: ['Äänekoski'] }),
  country: Type.String({
    pattern: '^[A-Z]{2}$',
    examples: ['FI'],
    description: 'The country by ISO 3166-1, two letters.',
  }),
}

const Address = object({
  kind: addressFields.kind,
  addressLine: described(
    nullable(addressFields.addressLine),
    'Street and number, or post-office box; null when not known.',
  ),
  postalCode: described(nullable(addressFields.postalCode), 'The postal code; null when not known.'),
  city: described(nullable(addressFields.city), 'The post office or town; null when not known.'),
  country: addressFields.country,
})
export type Address = Static<typeof Address>

const GivenAddress = object({
  kind: addressFields.kind,
  addressLine: optional(
    described(nullable(addressFields.addressLine), 'Street and number; null or absent when not known.'),
  ),
  postalCode: optional(
    described(nullable(addressFields.postalCode), 'The postal code; null or absent when not known.'),
  ),
  city: optional(
    described(nullable(addressFields.city), 'The post office or town; null or absent when not known.'),
  ),
  country: optional(described(addressFields.country, 'By ISO 3166-1, two letters; `FI` when absent.')),
})
export type GivenAddress = Static<typeof GivenAddress>

const Addresses = array(Address, {
  description: 'Where the customer is found, in the order in which they were given.',
})
const GivenAddresses = array(GivenAddress, {
  maxItems: 20,
  description: 'Where the customer is found; the list is replaced whole.',
})

const CustomerName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  examples: ['Äänekosken Sähkö Oy'],
  description: 'What the customer is called.',
})
const Kind = oneOf(customerKinds, {
  description: 'A company, a private person, or the State, a municipality and the like.',
})
const BusinessId = Text(20, { examples: ['2345678-0'], description: 'The Finnish business id, `1234567-8`.' })
const CustomerCode = described(
  Code,
  'Unique among customers: lower-case letters, digits, `_` and `-`. A customer that has one keeps it for good.',
)
const ExternalSource = externalSourceWith('erp')
const ExternalId = Text(200, {
  description: "The customer's id in the other system; together with `externalSource`.",
  examples: ['10042'],
})
const City = Text(100, { examples: ['Äänekoski'], description: 'The town by which the customer is found.' })
const Phone = Text(50, { examples: ['+358 40 123 4567'], description: 'A telephone number.' })
const Website = Type.String({
  maxLength: 500,
  pattern: '^https?://[^\\s/]+(/\\S*)?$',
  examples: ['https://sahko.example/'],
  description: 'An address of the web, `http` or `https`.',
})

/** Customer tags that one customer is marked with. */
const Tags = Type.Unsafe<readonly string[]>({
  type: 'array',
  items: IdOf('customer_tag'),
  maxItems: limits.tagsOfCustomer,
  uniqueItems: true,
})

export const externalReference = {
  externalSource: optional(ExternalSource),
  externalId: optional(ExternalId),
}

export const Customer = named(
  'Customer',
  object(
    {
      id: RecordId,
      code: described(
        nullable(CustomerCode),
        'The code by which other systems know the customer; null until one is given.',
      ),
      name: CustomerName,
      kind: Kind,
      active: described(Flag, 'Whether the customer is in use. Deactivation replaces deletion.'),
      businessId: described(
        nullable(BusinessId),
        'The Finnish business id; null when none is known, and masked as `billing` is.',
      ),
      externalSource: described(
        nullable(ExternalSource),
        'The other system, with `externalId`; null for a customer that no other system knows.',
      ),
      externalId: described(
        nullable(ExternalId),
        "The customer's id in the other system; null for a customer that no other system knows.",
      ),
      ownerMembershipId: described(
        nullable(IdOf('membership')),
        'The member who looks after the customer; null for nobody.',
      ),
      customerGroupId: described(nullable(IdOf('customer_group')), 'The customer group; null for none.'),
      tags: described(Tags, 'The ids of the customer tags that it is marked with.'),
      addresses: Addresses,
      city: described(nullable(City), 'The town by which the customer is found; null when none is known.'),
      phone: described(nullable(Phone), 'A telephone number; null when none is known.'),
      website: described(nullable(Website), 'An address of the web; null when none is known.'),
      customFields: CustomFieldValuesShape,
      billing: billingAnswer,
      defaultContactId: described(
        nullable(IdOf('contact')),
        'The contact whom invoices are addressed to; null for none.',
      ),
      mergedIntoCustomerId: described(
        nullable(IdOf('customer')),
        'The customer that has all of this one since it was merged away; null for one that was not. Such a customer stays readable as it was, takes no more writes, and its code and external reference lead to the other.',
      ),
      openPipelineCents: nullable(
        Type.Integer({
          description:
            'What the open deals of the customer are worth together; null with nothing in play, and for a caller without `crm.use`.',
        }),
      ),
      lastActivityAt: described(
        nullable(Instant),
        'When an activity with the customer was last completed; null when none was, and for a caller without `crm.use`.',
      ),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'A customer as the caller may see it.' },
  ),
)
export type Customer = Static<typeof Customer>

const writable = {
  code: optional(
    described(nullable(CustomerCode), 'The code, given once and for good; null or absent for none.'),
  ),
  kind: optional(Kind),
  businessId: optional(described(nullable(BusinessId), 'The Finnish business id; null for none.')),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(
      nullable(ExternalId),
      "The customer's id in the other system; with `externalSource` or not at all, null for none.",
    ),
  ),
  ownerMembershipId: optional(
    described(nullable(IdOf('membership')), 'The member who looks after the customer; null for nobody.'),
  ),
  customerGroupId: optional(
    described(nullable(IdOf('customer_group')), 'The customer group; null for none.'),
  ),
  tags: optional(described(Tags, 'Ids of customer tags; the list is replaced whole.')),
  addresses: optional(GivenAddresses),
  city: optional(
    described(
      nullable(City),
      'The town by which the customer is found; absent, it follows the first of the `addresses` that are sent; null for none.',
    ),
  ),
  phone: optional(described(nullable(Phone), 'A telephone number; null for none.')),
  website: optional(described(nullable(Website), 'An address of the web; null for none.')),
  customFields: optional(CustomFieldChangesShape),
  billing: optional(BillingPatch),
  defaultContactId: optional(
    described(
      nullable(IdOf('contact')),
      'The contact whom invoices are addressed to, an active one of the customer; null for none. Needs `invoicing.manage`.',
    ),
  ),
}

export const NewCustomer = object({ name: CustomerName, ...writable })
export type NewCustomer = Static<typeof NewCustomer>

export const CustomerPatch = object({ name: optional(CustomerName), ...writable, expectedUpdatedAt })
export type CustomerPatch = Static<typeof CustomerPatch>

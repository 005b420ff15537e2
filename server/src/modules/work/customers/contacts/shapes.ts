import {
  externalSourceOf,
  array,
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
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../../records/custom-fields/port.ts'
import { billingLanguages } from '../billing/shapes.ts'

export const consents = ['unknown', 'given', 'refused'] as const
export type Consent = (typeof consents)[number]

const PersonName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  examples: ['Maija Virtanen'],
  description: 'What the person is called.',
})
const Email = Type.String({ format: 'email', maxLength: 254, examples: ['maija@sahko.example'] })
const Phone = Text(50, { examples: ['+358 40 123 4567'] })
const JobTitle = Text(200, { examples: ['Toimitusjohtaja'] })
const Language = oneOf(billingLanguages)
const ExternalSource = externalSourceOf('erp')
const ExternalId = Text(200, { examples: ['p-17'] })
const Primary = Type.Boolean({
  description: 'Whether this is the one contact that the customer is reached by first of all.',
})
const ConsentShape = oneOf(consents, {
  description: 'What the person has said to marketing by electronic means.',
})
const OptedOut = Type.Boolean({
  description: 'Whether the person has forbidden marketing. It stands above consent.',
})
const ConsentSource = Text(500, { examples: ['Messut 2026, lomake'] })

const person = {
  id: RecordId,
  name: PersonName,
  email: described(nullable(Email), 'An e-mail address; null when none is known.'),
  phone: described(nullable(Phone), 'A telephone number; null when none is known.'),
  language: described(nullable(Language), 'The language to write in; null when nobody said.'),
  externalSource: described(
    nullable(ExternalSource),
    'The other system, with `externalId`; null without one.',
  ),
  externalId: described(nullable(ExternalId), "The person's id in the other system; null without one."),
  consent: ConsentShape,
  consentAt: described(nullable(Instant), 'When consent was given or refused; null while it is unknown.'),
  consentSource: described(nullable(ConsentSource), 'Where it is known from; null when nobody said.'),
  optedOut: OptedOut,
  optedOutAt: described(nullable(Instant), 'When the person opted out; null for one who has not.'),
  mayReceiveMarketing: described(Flag, 'Whether consent is given and the person has not opted out.'),
  customFields: CustomFieldValuesShape,
}

const Place = object({
  customerId: described(IdOf('customer'), 'A customer whose contact the person is.'),
  jobTitle: described(nullable(JobTitle), 'What the person does there; null when nobody said.'),
  primary: Primary,
  active: described(Flag, 'Whether the person is still a contact of the customer.'),
})
export type Place = Static<typeof Place>

const stamps = { createdAt: CreatedAt, updatedAt: UpdatedAt }

/** A person, wherever they are a contact. */
export const Person = named(
  'Contact',
  object({
    ...person,
    customers: array(Place, { description: 'Where the person is a contact, past ones too.' }),
    ...stamps,
  }),
)
export type Person = Static<typeof Person>

/** A person at one customer. */
export const CustomerContact = named('CustomerContact', object({ ...person, ...Place.properties, ...stamps }))
export type CustomerContact = Static<typeof CustomerContact>

const writable = {
  email: optional(described(nullable(Email), 'An e-mail address; null for none.')),
  phone: optional(described(nullable(Phone), 'A telephone number; null for none.')),
  language: optional(described(nullable(Language), 'The language to write in; null for none.')),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(
      nullable(ExternalId),
      "The person's id there; with `externalSource` or not at all, null for none.",
    ),
  ),
  consent: optional(ConsentShape),
  consentSource: optional(
    described(nullable(ConsentSource), 'Where consent is known from; null for nothing.'),
  ),
  optedOut: optional(OptedOut),
  customFields: optional(CustomFieldChangesShape),
}

const place = {
  jobTitle: optional(
    described(nullable(JobTitle), 'What the person does at the customer; null for nothing.'),
  ),
  primary: optional(Primary),
}

export const NewContact = object({ name: PersonName, ...writable, ...place })
export type NewContact = Static<typeof NewContact>

export const ContactPatch = object({ name: optional(PersonName), ...writable, ...place, expectedUpdatedAt })
export type ContactPatch = Static<typeof ContactPatch>

export const ContactLink = object({
  contactId: described(IdOf('contact'), 'The person, a contact of another customer.'),
  ...place,
})
export type ContactLink = Static<typeof ContactLink>

export const contactReference = {
  externalSource: optional(described(ExternalSource, 'The other system; together with `externalId`.')),
  externalId: optional(described(ExternalId, "The person's id there; together with `externalSource`.")),
}

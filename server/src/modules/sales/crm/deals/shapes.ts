import { May } from '../../../../platform/contract/may.ts'
import {
  externalSourceWith,
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
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../../records/custom-fields/port.ts'
import { contactsOfDeal, linesOfDeal, priceLimit, quantityLimit, staysShown, valueLimit } from './bounds.ts'
import { dealStates } from './life.ts'

export const contactRoles = ['decision_maker', 'influencer', 'user', 'buyer', 'technical', 'other'] as const
export type ContactRole = (typeof contactRoles)[number]

const Title = Text(200, { description: 'What the deal is about.', examples: ['Heat pumps for the school'] })
const ValueCents = Type.Integer({
  minimum: 0,
  maximum: valueLimit,
  examples: [1_250_000],
  description: 'What the deal is worth, in cents without value added tax.',
})
const ProbabilityBp = Type.Integer({ minimum: 0, maximum: 10_000, examples: [4000] })
const Role = oneOf(contactRoles, { description: 'What part the contact has in the deal.' })
export const ExternalSource = externalSourceWith('erp')
export const ExternalId = Text(200, {
  description: "The deal's id in the other system; together with `externalSource`.",
  examples: ['10042'],
})

const Contact = object({
  contactId: described(IdOf('contact'), 'The contact, a person.'),
  role: described(nullable(Role), 'What part the contact has in the deal; null when nobody said.'),
  primary: described(Flag, 'Whether it is the one to turn to first.'),
})

const GivenContact = object({
  contactId: Contact.properties.contactId,
  role: optional(Contact.properties.role),
  primary: optional(
    described(Flag, 'Whether it is the one to turn to first; without any, the first of the list is.'),
  ),
})
export type GivenContact = Static<typeof GivenContact>

const Description = Text(500, { description: 'What is sold.', examples: ['Installation'] })
const Quantity = Type.Integer({
  minimum: 1,
  maximum: quantityLimit,
  examples: [1500],
  description: 'How many units, in thousandths: 1500 is one and a half.',
})
const UnitPrice = Type.Integer({
  minimum: 0,
  maximum: priceLimit,
  examples: [12_500],
  description: 'The price of one unit in cents, without value added tax.',
})
const Discount = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  examples: [500],
  description: 'The discount of the line, in hundredths of a per cent.',
})
const Unit = Text(20, { description: 'What the quantity is counted in.', examples: ['h'] })

const Line = object({
  productId: described(
    nullable(IdOf('product')),
    'The product of the price list; null for a line of its own.',
  ),
  description: Description,
  unit: described(nullable(Unit), 'What the quantity is counted in; null when nobody said.'),
  quantityMilli: Quantity,
  unitPriceCents: UnitPrice,
  discountBp: Discount,
  totalCents: Type.Integer({
    description: 'Quantity times price less the discount, rounded to the cent, half a cent up.',
  }),
})

const GivenLine = object({
  productId: optional(
    described(
      nullable(IdOf('product')),
      'A product of the price list, which says what the line leaves out, at the price of today; null for none.',
    ),
  ),
  description: optional(Description),
  unit: optional(described(nullable(Unit), 'What the quantity is counted in; null for nothing.')),
  quantityMilli: Quantity,
  unitPriceCents: optional(UnitPrice),
  discountBp: optional(Discount),
})
export type GivenLine = Static<typeof GivenLine>

const Stay = object({
  stageId: described(IdOf('pipeline_stage'), 'The stage that it was in.'),
  enteredAt: described(Instant, 'When it got there.'),
  leftAt: described(nullable(Instant), 'When it left the stage or was closed; null for the present one.'),
  seconds: Type.Integer({ description: 'How long it was there; for the present one until now.' }),
  actorMembershipId: described(
    nullable(IdOf('membership')),
    'The member who put it there; null when the service did.',
  ),
})

export const Deal = named(
  'Deal',
  object({
    id: RecordId,
    may: May,
    title: Title,
    state: oneOf(dealStates, { description: 'Whether it is in play, was won or was lost.' }),
    customerId: described(nullable(IdOf('customer')), 'The customer; null while it has none.'),
    contacts: array(Contact, { description: 'The people by whom it is made, the primary one first.' }),
    pipelineId: described(IdOf('pipeline'), 'The pipeline that it is in.'),
    stageId: described(IdOf('pipeline_stage'), 'The stage of the pipeline; of a closed deal the last one.'),
    stageEnteredAt: described(Instant, 'When it got into the stage, or was reopened in it.'),
    stageHistory: array(Stay, {
      description: `The stages that it was in, oldest first; of more than ${staysShown} the last ones.`,
    }),
    rottenAt: described(
      nullable(Instant),
      'When it has been in the stage for its rotting days; null for a closed deal and a stage without them.',
    ),
    ownerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who looks after it; null for nobody.',
    ),
    valueCents: described(
      nullable(ValueCents),
      'What it is worth, in cents without value added tax: the sum of the lines where it has some; null when nobody said.',
    ),
    currency: Type.Literal('EUR', { description: 'The currency of every sum, by ISO 4217.' }),
    probabilityBp: described(
      ProbabilityBp,
      'How likely it is won, in hundredths of a per cent: its own, else that of its stage; 10000 when won, 0 when lost.',
    ),
    ownProbabilityBp: described(
      nullable(ProbabilityBp),
      'The probability that was said for this deal; null where that of the stage holds.',
    ),
    weightedCents: described(
      nullable(ValueCents),
      '`valueCents` times `probabilityBp`, rounded to the cent, half a cent up; null without a value.',
    ),
    lines: array(Line, { description: 'What it is made of, in order; empty where only the value is known.' }),
    expectedCloseDate: described(
      nullable(PlainDate),
      'When it is expected to be closed; null when nobody said.',
    ),
    closedAt: described(nullable(Instant), 'When it was won or lost; null for an open one.'),
    wonReasonId: described(nullable(IdOf('close_reason')), 'The close reason of a won deal; null for none.'),
    lostReasonId: described(
      nullable(IdOf('close_reason')),
      'The close reason of a lost deal; null for any other.',
    ),
    closeNote: described(nullable(Text(2000)), 'What was said of the outcome; null for nothing.'),
    projectId: described(
      nullable(IdOf('project')),
      'The project that a won deal became; null when nobody said, and for any other.',
    ),
    externalSource: described(
      nullable(ExternalSource),
      'The other system, with `externalId`; null for none.',
    ),
    externalId: described(nullable(ExternalId), "The deal's id in the other system; null for none."),
    customFields: CustomFieldValuesShape,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type ShownDeal = Static<typeof Deal>

const writable = {
  customerId: optional(described(nullable(IdOf('customer')), 'The customer, an active one; null for none.')),
  contacts: optional(
    array(GivenContact, {
      maxItems: contactsOfDeal,
      description: 'Contacts, of the customer where it has one; the list is replaced whole.',
    }),
  ),
  ownerMembershipId: optional(
    described(nullable(IdOf('membership')), 'The member who looks after it; null for nobody.'),
  ),
  valueCents: optional(
    described(nullable(ValueCents), 'What it is worth, in cents; null for unknown. Not with lines.'),
  ),
  ownProbabilityBp: optional(
    described(nullable(ProbabilityBp), 'A probability of its own; null for that of the stage.'),
  ),
  lines: optional(
    array(GivenLine, {
      maxItems: linesOfDeal,
      description: 'What it is made of, in order; the list is replaced whole, and its sum is the value.',
    }),
  ),
  expectedCloseDate: optional(
    described(nullable(PlainDate), 'When it is expected to be closed; null for unknown.'),
  ),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(nullable(ExternalId), 'The id there; with `externalSource` or not at all, null for none.'),
  ),
  customFields: optional(CustomFieldChangesShape),
}

export const NewDeal = object({
  title: Title,
  pipelineId: optional(
    described(IdOf('pipeline'), 'The pipeline, an active one; that of `stageId`, else the default one.'),
  ),
  stageId: optional(
    described(IdOf('pipeline_stage'), 'The stage, an active one; the first of the pipeline when absent.'),
  ),
  ...writable,
})
export type NewDeal = Static<typeof NewDeal>

export const DealPatch = object({ title: optional(Title), ...writable, expectedUpdatedAt })
export type DealPatch = Omit<Static<typeof DealPatch>, 'expectedUpdatedAt'>

import { May } from '../../../../platform/contract/may.ts'
import {
  array,
  CreatedAt,
  described,
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
import {
  changeOrderStates,
  daysLimit,
  decisionChannels,
  linesOfChangeOrder,
  minutesLimit,
  priceLimit,
  valueLimit,
} from './record.ts'

const Title = Text(200, { description: 'What changes.', examples: ['A second heat pump'] })
const Reason = Text(4000, {
  description: 'Why the work changes.',
  examples: ['The hall gets a heating too.'],
})
const Quantity = Type.String({
  pattern: '^(0|[1-9][0-9]{0,9})([.][0-9]{1,4})?$',
  examples: ['12.5'],
  description: 'How many units, as a decimal number with at most four decimals.',
})
const Unit = Text(20, { description: 'What the quantity is counted in.', examples: ['h'] })
const UnitPriceCents = Type.Integer({
  minimum: -priceLimit,
  maximum: priceLimit,
  examples: [8500],
  description: 'The price of one unit in cents without value added tax; below zero for what is left out.',
})
const DeltaCents = Type.Integer({
  minimum: -valueLimit,
  maximum: valueLimit,
  examples: [125_000],
  description: 'By how much the price of the project changes, in cents without value added tax.',
})
const DeltaMinutes = Type.Integer({
  minimum: -minutesLimit,
  maximum: minutesLimit,
  examples: [480],
  description: 'By how much the work of the project changes, in minutes.',
})
const DeltaDays = Type.Integer({
  minimum: -daysLimit,
  maximum: daysLimit,
  examples: [5],
  description:
    'By how many calendar days the last day of the project, and of the phase that it is about, moves.',
})

const line = {
  description: Text(500, { description: 'What is done or delivered.', examples: ['Installation'] }),
  quantity: Quantity,
}
export const Line = object({
  ...line,
  unit: described(nullable(Unit), 'What the quantity is counted in; null when nobody said.'),
  unitPriceCents: UnitPriceCents,
  cents: Type.Integer({
    description: 'Quantity times price, rounded to the cent, half a cent away from zero.',
  }),
})

const GivenLine = object({
  ...line,
  unit: optional(described(nullable(Unit), 'What the quantity is counted in; null for nothing.')),
  unitPriceCents: UnitPriceCents,
})
export type GivenLine = Static<typeof GivenLine>

const Link = object(
  {
    expiresAt: described(Instant, 'Until when it opens.'),
    lastOpenedAt: described(
      nullable(Instant),
      'When it was last opened, to the minute; null for never. Mail scanners open links too.',
    ),
  },
  { description: 'The link of the customer.' },
)

export const ChangeOrder = named(
  'ChangeOrder',
  object(
    {
      id: RecordId,
      may: May,
      projectId: described(IdOf('project'), 'The project whose work changes.'),
      number: Type.Integer({ examples: [1], description: 'Counts up within the project, from 1.' }),
      title: Title,
      reason: described(nullable(Reason), 'Why the work changes; null when nobody said.'),
      state: oneOf(changeOrderStates, { description: 'How far it is agreed on.' }),
      phaseId: described(
        nullable(IdOf('project_phase')),
        'The phase that it is about; null for the project as a whole.',
      ),
      lines: array(Line, { description: 'What it is made of, in order; empty where only the sum is known.' }),
      deltaCents: described(
        DeltaCents,
        'By how much the price changes, in cents: the sum of the lines where it has some.',
      ),
      deltaMinutes: DeltaMinutes,
      deltaDays: DeltaDays,
      currency: Type.Literal('EUR', { description: 'The currency of every sum, by ISO 4217.' }),
      sentAt: described(
        nullable(Instant),
        'When it was first sent; null for a draft, and one withdrawn as such.',
      ),
      validUntil: described(
        nullable(PlainDate),
        'The last day on which the link opens; null before it is sent.',
      ),
      documentSha256: described(
        nullable(Type.String()),
        'SHA-256, in hex, of what the customer is shown; null before it is sent.',
      ),
      link: described(nullable(Link), 'The link of the customer; null where none works.'),
      decidedAt: described(nullable(Instant), 'When it was approved or declined; null before.'),
      channel: described(
        nullable(oneOf(decisionChannels)),
        'How the answer came: `recorded` by a member, or given on the `public_page`; null before.',
      ),
      decidedByName: described(nullable(Type.String()), 'Who answered, by name; null before.'),
      decidedByEmail: described(
        nullable(Type.String()),
        'The e-mail address that was typed on the page; null where none was.',
      ),
      decidedByMembershipId: described(
        nullable(IdOf('membership')),
        'The member who recorded the answer; null for one given on the page.',
      ),
      declineReason: described(nullable(Type.String()), 'Why it was declined; null where nobody said.'),
      supersedesChangeOrderId: described(
        nullable(IdOf('change_order')),
        'The change order that it has taken the place of; null for none.',
      ),
      supersededByChangeOrderId: described(
        nullable(IdOf('change_order')),
        'The change order that has taken its place; null for none.',
      ),
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'The change order, as it is from then on.' },
  ),
)
export type ShownChangeOrder = Static<typeof ChangeOrder>

const writable = {
  reason: optional(described(nullable(Reason), 'Why the work changes; null for nothing.')),
  phaseId: optional(
    described(nullable(IdOf('project_phase')), 'A phase of the project; null for the project as a whole.'),
  ),
  lines: optional(
    array(GivenLine, {
      maxItems: linesOfChangeOrder,
      description: 'What it is made of, in order; the list is replaced whole, and its sum is `deltaCents`.',
    }),
  ),
  deltaCents: optional(
    described(DeltaCents, 'By how much the price changes, in cents; 0 when absent. Not with lines.'),
  ),
  deltaMinutes: optional(described(DeltaMinutes, 'By how much the work changes, in minutes; 0 when absent.')),
  deltaDays: optional(described(DeltaDays, 'By how many days the last day moves; 0 when absent.')),
}

export const NewChangeOrder = object({ title: Title, ...writable })
export type NewChangeOrder = Static<typeof NewChangeOrder>

export const ChangeOrderPatch = object({
  title: optional(Title),
  ...writable,
  deltaCents: optional(described(DeltaCents, 'By how much the price changes, in cents. Not with lines.')),
  deltaMinutes: optional(DeltaMinutes),
  deltaDays: optional(DeltaDays),
})
export type ChangeOrderPatch = Static<typeof ChangeOrderPatch>

/** A name on one line: no control character gets into a mail, a document or a log by it. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern:
    '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029][^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
  examples: ['Maija Virtanen'],
  description: 'Who answers, by name.',
})
export const DeclineReason = Text(2000, {
  description: 'Why it is declined.',
  examples: ['The hall stays as it is.'],
})

import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  Flag,
  IdBy,
  IdOf,
  Minutes,
  Name,
  named,
  localised,
  nullable,
  object,
  oneOf,
  onlyOf,
  optional,
  page,
  paging,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { obstacles } from '../source-rows/row.ts'
import { ObstacleReason } from './obstacle-reasons.ts'
import { PriceReasonShape } from '../source-rows/price-reasons.ts'
import { RowTermsShape } from '../terms/shapes.ts'

const amount = (description: string) => Type.Integer({ description })
const Kind = Type.String({
  examples: ['hours'],
  description:
    'What it is: `hours`, `purchase`, `installment`, `fee` for a fixed price, `cap` for what hours are billed up to, or what other parts have.',
})

const Rule = object(
  {
    rateCardId: described(IdOf('rate_card'), 'The card that prices the hours, or the default one.'),
    ruleId: described(IdOf('rate_rule'), 'The rule that fits best.'),
    versionId: described(IdOf('version'), 'Its version of the date.'),
  },
  { description: 'What the rate is from.' },
)

export const SourceRowShape = named(
  'SourceRow',
  object({
    id: Type.String({
      examples: [`hours:${exampleId('entryId')}:0`],
      description:
        'Kind, `sourceId` and `place`. It stays while what it is made of is there, and a day that is written anew keeps it for entries that stay as they were.',
    }),
    kind: Kind,
    sourceId: described(
      IdBy('kind', { hours: 'work_day_entry', purchase: 'purchase', installment: 'project_installment' }),
      'The record that it is made of: the entry of a work day, the purchase, the installment, or the project or phase whose budget is the price or the cap.',
    ),
    place: Type.Integer({ description: 'Of hours the place of the allocation in its entry; otherwise 0.' }),
    customerId: described(
      nullable(IdOf('customer')),
      'The customer who pays; null while the project has none.',
    ),
    projectId: described(nullable(IdOf('project')), 'The project; null for what is of none.'),
    phaseId: described(nullable(IdOf('project_phase')), 'The phase; null for none.'),
    date: described(nullable(PlainDate), 'The day that it is of; null for what belongs to no day.'),
    membershipId: described(nullable(IdOf('membership')), 'Who worked; null for what is no hours.'),
    taskId: described(nullable(IdOf('task')), 'The task; null for none.'),
    entryTypeId: described(
      nullable(IdOf('entry_type')),
      'What kind of time it is; null for what is no hours.',
    ),
    text: nullable(
      Type.String({
        description:
          'What it is in the words of the record: the remark of the entry, what was bought, the title of the installment, the name of the project or phase; null for none.',
      }),
    ),
    minutes: described(nullable(Minutes), 'How long was worked, minutes; null for what is no hours.'),
    billedMinutes: described(
      nullable(Minutes),
      'How long is billed of it, minutes, by the rounding rule of the day; null for what is no hours.',
    ),
    rateCentsPerHour: described(
      nullable(Type.Integer()),
      'What an hour is sold for, in cents; null for what is no hours, and without a rate.',
    ),
    rule: described(nullable(Rule), 'The rule that the rate is from; null without one.'),
    vatBp: described(
      nullable(Type.Integer()),
      'The value added tax of the record, in hundredths of a per cent; null where it says none.',
    ),
    cents: amount('What all of it comes to, in cents without value added tax.'),
    restCents: amount('What is left of it to bill, in cents.'),
    divisible: described(Flag, 'Whether it can be billed bit by bit.'),
    billable: described(Flag, 'Whether it can be billed now.'),
    obstacle: nullable(
      oneOf(obstacles, {
        description:
          'What stands in the way of billing it; null for nothing. A `cap` has `limit_only`: it says how far hours can be billed, and is not billed itself. An installment has `fixed_price_billed` where so much of the price is billed by itself that both would be more than the price. Those that end in `_missing` name what `terms` lack: what is in `required`, and without what the value added tax cannot be told.',
      }),
    ),
    obstacleExplain: localised(
      'sentence',
      nullable(
        Type.String({
          description: 'What stands in the way in words, in the language of the reader; null for nothing.',
        }),
      ),
    ),
    obstacleExplanation: nullable(ObstacleReason),
    terms: RowTermsShape,
    explanation: PriceReasonShape,
    explain: Type.String({ description: 'The same in words, in the language of the reader.' }),
  }),
)
export type ShownSourceRow = Static<typeof SourceRowShape>

export const filters = {
  customerId: onlyOf('Only what the customer pays.', 'customerId'),
  from: optional(described(PlainDate, 'The first day; what belongs to no day is there all the same.')),
  asOf: optional(described(PlainDate, 'The last day; today when absent.')),
}

export const rowFilters = {
  ...paging,
  ...filters,
  projectId: onlyOf('Only what is of the project.', 'projectId'),
  phaseId: onlyOf('Only what is of the phase itself.', 'phaseId'),
  membershipId: onlyOf('Only hours of the member.', 'membershipId'),
  kind: optional(Type.String({ maxLength: 40, description: 'Only rows of the kind.', examples: ['hours'] })),
}

const Sum = object({
  kind: Kind,
  rows: amount('How many rows.'),
  minutes: amount('How long was worked, minutes.'),
  billedMinutes: amount('How long can be billed now, minutes: the same rounded by the rules of their days.'),
  cents: amount('What can be billed of them now, in cents.'),
  heldCents: amount(
    'What stands in the way of being billed, in cents; of it `obstacle` of each row says why.',
  ),
})

export const UnbilledProject = object({
  projectId: described(IdOf('project'), 'The project.'),
  name: Name,
  customerId: described(
    nullable(IdOf('customer')),
    'The customer who pays; null while the project has none.',
  ),
  cents: amount(
    'What can be billed now, in cents: all kinds together, less what the hours are above what is left of their caps.',
  ),
  aboveCapsCents: amount('What the hours that can be billed are above what is left of their caps, in cents.'),
  heldCents: amount('What cannot be billed yet, in cents.'),
  minutes: amount('How long was worked of what can be billed, minutes.'),
  billedMinutes: amount(
    'How long can be billed of it, minutes: the same rounded by the rules of their days.',
  ),
  oldestDate: described(nullable(PlainDate), 'The day of the oldest row; null for none.'),
  kinds: array(Sum, { description: 'The same by kind, for kinds with rows.' }),
  terms: RowTermsShape,
})
export const UnbilledProjects = page(UnbilledProject)
export type UnbilledProject = Static<typeof UnbilledProject>

import {
  array,
  described,
  IdBy,
  IdOf,
  Name,
  named,
  nullable,
  object,
  onlyOf,
  optional,
  page,
  paging,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { namedRecords } from './profit.ts'
import { CostReasonShape, RevenueReasonShape } from './reasons.ts'

/** The longest window of utilisation. */
export const windowDays = 366

const amount = (description: string) => Type.Integer({ description })
const projectId = described(IdOf('project'), 'The project whose figures they are.')

/** Of which type the records of a line are; what else is a line has none. */
const typeOfLine = {
  hours: 'work_day_entry',
  unbillable_hours: 'work_day_entry',
  purchases: 'purchase',
  rebilled_purchases: 'purchase',
}

const line = {
  kind: Type.String({
    description:
      'What it is: `hours`, `unbillable_hours` on tasks that are not billable, `fee`, `cap`, `rebilled_purchases`, `purchases`, or what other parts have.',
    examples: ['hours'],
  }),
  cents: amount('What it comes to, in cents; below zero for what is taken away.'),
  explain: Type.String({ description: 'How it is worked out, in words, in the language of the reader.' }),
  rows: amount('How many records it is made of.'),
  ids: array(IdBy('kind', typeOfLine), {
    description: `The first ${namedRecords} of them: entries of work days for hours, purchases for purchases.`,
  }),
}
const RevenueLine = object({
  ...line,
  explanation: RevenueReasonShape,
  phaseId: described(
    nullable(IdOf('project_phase')),
    'The phase by whose own billing it is, with phases in it that have none; null for what is billed as the project.',
  ),
})

const CostLine = object({ ...line, explanation: CostReasonShape })

const figures = {
  projectId,
  name: Name,
  minutes: amount('How long was worked, in minutes.'),
  minutesWithoutRate: amount(
    'Of it what is billed by the hour and has no rate, so that the revenue lacks it; none on tasks that are not billable.',
  ),
  minutesWithoutCost: amount('Of it what has no cost rate, so that the costs lack it.'),
  revenueCents: amount('What it is worth by the billing methods of the project and of its phases, in cents.'),
  costCents: amount('What it costs, in cents.'),
  marginCents: amount('`revenueCents` less `costCents`.'),
  marginBp: nullable(
    amount('What part of the revenue the margin is, in hundredths of a per cent; null without revenue.'),
  ),
  billedCents: amount('What was billed of it, in cents.'),
}

export const Profitability = named(
  'ProjectProfitability',
  object({
    ...figures,
    revenue: array(RevenueLine, { description: 'What the revenue is made of.' }),
    costs: array(CostLine, { description: 'What the costs are made of.' }),
  }),
)
export const Revenue = named(
  'ProjectRevenue',
  object({
    projectId,
    revenueCents: amount('What all of it comes to, in cents: the revenue of the project of all days.'),
    items: array(
      object({
        month: Type.String({ description: 'The month, `YYYY-MM`.', examples: ['2026-11'] }),
        phaseId: described(
          nullable(IdOf('project_phase')),
          'The phase by whose own billing it is; null for what is billed as the project.',
        ),
        membershipId: described(
          nullable(IdOf('membership')),
          'Who worked for it; null for purchases, and for a fee in a month without work.',
        ),
        cents: amount('What it comes to, in cents; below zero for what is taken back.'),
      }),
      { description: 'The sums that are not 0, by month.' },
    ),
  }),
)
const change = {
  fromCents: amount('What it brings now, in cents.'),
  toCents: amount('What it would bring, in cents.'),
  differenceCents: amount('`toCents` less `fromCents`.'),
}
export const RevenueChange = named(
  'ProjectRevenueChange',
  object({
    projectId,
    ...change,
    months: array(
      object({
        month: Type.String({ description: 'The month, `YYYY-MM`.', examples: ['2026-11'] }),
        ...change,
      }),
      { description: 'The months that would bring something else, in their order.' },
    ),
  }),
)
export const Profitabilities = page(object(figures))

export const range = {
  from: optional(described(PlainDate, 'The first day that counts; from the beginning when absent.')),
  to: optional(described(PlainDate, 'The last day that counts; without an end when absent.')),
}
export const filters = {
  ...paging,
  customerId: onlyOf('Only projects for the customer.', 'customerId'),
  managerMembershipId: onlyOf('Only projects that the member answers for.', 'membershipId'),
}

const Age = object({
  cents: amount('What it comes to, in cents.'),
  minutes: amount('How long was worked, in minutes.'),
})
const age = (description: string) => described(Age, description)
export const Wip = page(
  object({
    projectId,
    name: Name,
    hoursCents: amount(
      'Hours that are not billed yet, at their rates and up to their caps, in cents; none on tasks that are not billable.',
    ),
    minutes: amount('How long they are, in minutes.'),
    purchasesCents: amount('Received purchases that are not invoiced on yet, with their markup, in cents.'),
    totalCents: amount('Both together, in cents.'),
    oldestDate: described(nullable(PlainDate), 'The day of the oldest of it; null for none.'),
    ages: object(
      {
        to30: age('Of it what is at most 30 days old.'),
        to60: age('What is 31 to 60 days old.'),
        to90: age('What is 61 to 90 days old.'),
        over90: age('What is older.'),
      },
      { description: 'The same by age on the day.' },
    ),
  }),
)

export const Utilisation = object({
  from: described(PlainDate, 'The first day.'),
  to: described(PlainDate, 'The last day.'),
  items: array(
    object({
      membershipId: described(IdOf('membership'), 'The member.'),
      name: Name,
      capacityMinutes: amount('What was expected of their work days, in minutes.'),
      workedMinutes: amount('What they worked for projects, in minutes.'),
      billableMinutes: amount(
        'Of it what is not billed as internal, by its phase or project, and on no task that is not billable, in minutes.',
      ),
      utilisationBp: nullable(
        amount('`billableMinutes` of `capacityMinutes`, in hundredths of a per cent; null without capacity.'),
      ),
    }),
    { description: 'The members with hours on projects whom the caller may see, by name.' },
  ),
})
export type WipAges = Static<typeof Wip>['items'][number]['ages']

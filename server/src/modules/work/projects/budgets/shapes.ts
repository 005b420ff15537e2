import {
  array,
  described,
  DryRun,
  Flag,
  IdOf,
  Instant,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { measures } from './record.ts'

const amount = (description: string) => Type.Integer({ description })
const figure = (title: string, unit: string) =>
  named(
    title,
    object(
      {
        budget: nullable(amount(`What there is, in ${unit}; null without a limit.`)),
        used: amount(`What is used until the day, in ${unit}.`),
        remaining: nullable(
          amount(`What is left, in ${unit}; below zero when it is overrun, null without a limit.`),
        ),
        usedShareBp: nullable(
          amount(
            'What part of it is used, in hundredths of a per cent; null without a limit, or for a limit of 0.',
          ),
        ),
        burnPerWeek: amount(`What was used a week in the four weeks until the day, in ${unit}, half up.`),
        forecast: nullable(
          amount(`What it comes to by the end date at that pace, in ${unit}; null without one.`),
        ),
        explain: object(
          {
            formula: Type.String({ description: 'How the forecast is worked out of the fields.' }),
            rows: amount(
              'How many pieces of hours and purchases are counted; in cents none on tasks that are not billable.',
            ),
            burnFrom: described(PlainDate, 'The first day that the burn is measured on.'),
            burnTo: described(PlainDate, 'The last day that the burn is measured on.'),
            burned: amount(`What was used on those days, in ${unit}.`),
            weeksLeft: nullable(
              amount('Weeks that are left until the end date, begun ones too; null without one.'),
            ),
          },
          { description: 'What the figures are made of.' },
        ),
      },
      { description: `How a budget in ${unit} stands.` },
    ),
  )
const MinutesFigure = figure('BudgetInMinutes', 'minutes')
const CentsFigure = figure('BudgetInCents', 'cents')

const SharesBp = array(Type.Integer({ minimum: 1, maximum: 100_000 }), {
  maxItems: 20,
  description:
    'The used shares of the budget, in hundredths of a per cent, at which the manager is warned by mail, each once for a baseline; empty for none.',
  examples: [[5000, 8000, 10_000]],
})
const IncludesPurchases = described(
  Flag,
  'Whether what customers pay for purchases is used of the budget in cents too.',
)

export const Budget = named(
  'ProjectBudget',
  object({
    projectId: described(IdOf('project'), 'The project whose budget it is.'),
    asOf: described(PlainDate, 'The day that the figures are of.'),
    baselineId: described(
      nullable(IdOf('project_baseline')),
      'The entry of the baseline that holds on the day; null for none.',
    ),
    endDate: described(nullable(PlainDate), 'The last day of the project by the baseline; null for none.'),
    minutes: MinutesFigure,
    cents: CentsFigure,
    unratedMinutes: amount(
      'Used minutes on no task that is not billable, which no rule of a rate card fits: they count as nothing in cents.',
    ),
    phases: array(
      object({
        phaseId: described(nullable(IdOf('project_phase')), 'The phase; null for what is of none.'),
        name: described(nullable(Name), 'What the phase is called; null for what is of none.'),
        minutes: MinutesFigure,
        cents: CentsFigure,
      }),
      { description: 'The same of each phase itself, without those below it, and of what is of none.' },
    ),
    includesPurchases: IncludesPurchases,
    warningSharesBp: SharesBp,
    warnings: array(
      object({
        measure: oneOf(measures, { description: 'Whether it is about the budget in minutes or in cents.' }),
        shareBp: amount('The share that was used, in hundredths of a per cent.'),
        toldAt: described(Instant, 'When the manager was told.'),
      }),
      { description: 'The warnings that were told of the baseline, oldest first.' },
    ),
  }),
)
export type Budget = Static<typeof Budget>

export const BudgetSettings = object({
  warningSharesBp: SharesBp,
  includesPurchases: optional(described(Flag, 'Whether purchases count; false when absent.')),
  dryRun: DryRun,
})

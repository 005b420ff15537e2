import {
  array,
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  Id,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
  ValidFrom,
  ValidTo,
} from '../../../../platform/contract/shapes.ts'
import { limitUnits, ruleCodes, severities } from '../rules/act.ts'

/** Nobody settles so many changes ahead. */
const mostRows = 100

const RuleCode = oneOf(ruleCodes, {
  description: 'The rule: the code of its refusals and warnings.',
})

export const SeverityShape = oneOf(severities, {
  description:
    '`warning`: what breaks the rule is told, and planned. `override`: it is refused until an `overrideReason` is sent, which is kept with the shift and in the audit trail. `refusal`: it is refused whatever the reason.',
})

const Limit = nullable(Type.Integer({ minimum: 0, maximum: 10_080 }))

const RuleSetting = object({
  code: RuleCode,
  severity: SeverityShape,
  limit: described(
    Limit,
    'The limit in place of that of the act, for example by a collective agreement, in the `limitUnit` of the rule; null: the limit of the act.',
  ),
})

const terms = {
  closedOnPublicHolidays: described(Flag, 'Whether the unit is closed on public holidays.'),
  averageWeeks: described(
    nullable(Type.Integer({ minimum: 1, maximum: 52 })),
    'Over how many weeks `shift_weekly_maximum` is an average; null: the 17 weeks of four months.',
  ),
  rules: array(RuleSetting, {
    maxItems: ruleCodes.length,
    description: 'What the unit says of single rules; the others are as `defaults` says.',
  }),
}

const RuleDefault = named(
  'ShiftRule',
  object({
    code: RuleCode,
    severity: SeverityShape,
    fixed: described(Flag, 'Whether no unit may change the severity.'),
    law: described(
      nullable(Type.String()),
      'The section of the act that the rule is from; null where it is from none.',
    ),
    limit: described(Limit, 'The limit of today by the act; null for a rule without one.'),
    limitUnit: described(
      nullable(oneOf(limitUnits)),
      'What limits of the rule are counted in; null for a rule without one.',
    ),
  }),
)

export const ShiftRules = named(
  'ShiftRules',
  object({
    planningUnitId: described(Id, 'The planning unit whose rules they are.'),
    versions: array(object({ validFrom: ValidFrom, validTo: ValidTo, ...terms, createdAt: CreatedAt }), {
      description:
        'Every row that was or will be in force, oldest first; none while the unit goes by the defaults.',
    }),
    defaults: array(RuleDefault, { description: 'Every rule as it is where the unit says nothing of it.' }),
    updatedAt: described(
      nullable(Instant),
      'When they last changed, to be sent as `expectedUpdatedAt`; null while the unit has none.',
    ),
  }),
)
export type ShiftRules = Static<typeof ShiftRules>

export const WantedRules = object({
  versions: array(
    object({
      validFrom: described(PlainDate, 'The first day on which it holds: today or a later one.'),
      ...terms,
    }),
    {
      maxItems: mostRows,
      description:
        'All rows that begin today or later, in any order. A row of today or later that is not among them is taken back; what began before today stays as it is.',
    },
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type WantedRules = Static<typeof WantedRules>['versions'][number]

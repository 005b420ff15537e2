import {
  array,
  described,
  IdOf,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { overtimeRuleShapes } from '../overtime-rule-sets/shapes.ts'

const worktimeModelKinds = ['fixed', 'flex', 'period', 'shift', 'hours_only'] as const
const holidayEffects = ['target_zero', 'credited', 'none'] as const
type HolidayEffect = (typeof holidayEffects)[number]

const minutes = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description })
const effect = (description: string) => oneOf(holidayEffects, { description })

const weekMinutes = 7 * 1440

/** Minutes for Monday to Sunday. */
export type WeekOfMinutes = readonly [number, number, number, number, number, number, number]

const Week = Type.Unsafe<WeekOfMinutes>({
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 1440 },
  minItems: 7,
  maxItems: 7,
  description: 'What each weekday expects, Monday first; all zero where a rota says it.',
})

/**
 * Everything in a worktime model that turns entries into worked, credited and paid minutes. Sections are those of
 * the Working Time Act 872/2019; collective agreements differ nearly everywhere, so each value is a field.
 */
export const ruleShapes = {
  weeklyMinutes: minutes(
    weekMinutes,
    'The agreed week, the sum of `dayTargets` under fixed hours and flexitime, which are measured by days. Of another kind, what is worked above it in a week, or above so much for each week of a period, is additional work up to the limit of overtime (16 §): part-time. 0: no hours are agreed.',
  ),
  dayTargets: Week,
  agreedDailyMinutes: nullable(
    minutes(
      1440,
      'The agreed length of a day, above which work is additional (16 §), up to the limit of overtime; null: the target ' +
        'of the weekday, or without one the limit of daily overtime.',
    ),
  ),
  schedule: nullable(
    object(
      {
        fromMinutes: minutes(
          1440,
          'Where it begins, minutes from midnight; of a time that the clocks repeat the first one.',
        ),
        toMinutes: minutes(
          2880,
          'Where it ends, after its beginning; minutes from midnight, above 1440 on the next day.',
        ),
      },
      {
        description:
          'The regular hours of a day, where agreed; they fill first, so overtime lies outside. Null where none are.',
      },
    ),
  ),
  dailyOvertimeAfterMinutes: overtimeRuleShapes.dailyOvertimeAfterMinutes,
  overtimeFirstTierMinutes: overtimeRuleShapes.overtimeFirstTierMinutes,
  weeklyOvertimeAfterMinutes: overtimeRuleShapes.weeklyOvertimeAfterMinutes,
  weeklyFirstTierMinutes: overtimeRuleShapes.weeklyFirstTierMinutes,
  periodWeeks: nullable(
    Type.Integer({
      minimum: 2,
      maximum: 52,
      description:
        'The length of a period of period-based work in weeks: 2 or 3 (7 §), by agreement longer. Null in other kinds.',
    }),
  ),
  periodStartsOn: nullable(
    described(
      PlainDate,
      'A Monday on which a period begins; the others follow and precede it without a gap. Null in other kinds.',
    ),
  ),
  periodOvertimeAfterMinutes: overtimeRuleShapes.periodOvertimeAfterMinutes,
  periodFirstTierMinutes: overtimeRuleShapes.periodFirstTierMinutes,
  overtimeCompensation: overtimeRuleShapes.overtimeCompensation,
  evening: overtimeRuleShapes.evening,
  night: overtimeRuleShapes.night,
  sundayPremiumBp: overtimeRuleShapes.sundayPremiumBp,
  holidayEffect: effect('On public holidays: nothing expected, the target credited, or a day as any other.'),
  eveEffect: effect('On Midsummer Eve, Christmas Eve and Easter Saturday, ordinary days by law.'),
  holidayEffectByCode: Type.Unsafe<Readonly<Record<string, HolidayEffect>>>({
    type: 'object',
    propertyNames: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{0,49}$' },
    additionalProperties: { type: 'string', enum: [...holidayEffects] },
    maxProperties: 50,
    description: 'Exceptions by holiday code. Independence Day is paid free by law (Act 388/1937).',
  }),
  holidayCreditMinutes: nullable(
    minutes(
      1440,
      'What a credited holiday gives; null: the target of the day. Of a holiday that is worked, or has a credited absence, it gives only what they leave of the target, or of the credit where that is more.',
    ),
  ),
  breakRules: array(
    object({
      afterMinutes: minutes(2880, 'Of placed work.'),
      deductMinutes: minutes(1440, 'Of unpaid break.'),
    }),
    {
      maxItems: 10,
      description:
        'Unpaid breaks taken off by themselves, from the middle of the work, where too little was recorded; a gap between ' +
        'entries counts as break. No rule takes the work below its own `afterMinutes`.',
    },
  ),
  requiredBreak: nullable(
    object(
      { afterMinutes: minutes(2880, 'Of work.'), breakMinutes: minutes(1440, 'Of unpaid break.') },
      { description: 'Less break than this is warned of (24 §); null where nobody is.' },
    ),
  ),
  roundingMinutes: minutes(60, 'The step; 0 rounds nothing.'),
  roundingMode: oneOf(['none', 'nearest', 'up', 'down'], {
    description:
      '`up` never takes a minute from the worker, `down` never gives one, `nearest` takes half a step upwards.',
  }),
  roundingScope: oneOf(['times', 'day'], {
    description:
      '`times`: start and end of each span of work or travel; `day`: the worked minutes, once, at the end of the day.',
  }),
  toleranceMinutes: object(
    { over: minutes(1440, 'Above the target or the agreed day.'), under: minutes(1440, 'Below the target.') },
    {
      description:
        'A day within it counts as exactly on time: no deviation, no additional work, no overtime, no flex. Beyond it ' +
        'the whole difference counts.',
    },
  ),
  flexDailyLimitMinutes: minutes(1440, 'How far the worker may stretch or shorten a day; 240 (12 §).'),
  flexFloorMinutes: Type.Integer({
    minimum: -60_000,
    maximum: 0,
    description: 'The lowest flex balance at the end of a tracking period; -1200 (12 §).',
  }),
  flexCeilingMinutes: minutes(
    60_000,
    'The highest flex balance at the end of a tracking period; 3600 (12 §).',
  ),
  flexPeriodMonths: Type.Integer({ minimum: 1, maximum: 12, description: 'The tracking period; 4 (12 §).' }),
  flexInPayroll: oneOf(['none', 'movement'], {
    description:
      'Whether payroll is told of flex: not at all, or what moves to the balance in its period, long days less short ' +
      'ones and those without entries; a line worth no pay of its own. `none` in other kinds.',
  }),
  punchPolicy: oneOf(['free', 'clocking_required'], {
    description: 'Whether hours must come from the clock, so that a hand-entered day needs a reason.',
  }),
}

const WorktimeRules = object(ruleShapes)
export type WorktimeRules = Static<typeof WorktimeRules>

export const Kind = oneOf(worktimeModelKinds, {
  description:
    '`fixed`: the same hours every week. `shift`: a rota says the days. `flex`: flexitime (12 §). `period`: period-based ' +
    'work (7 §). `hours_only`: hours are paid as they come.',
})

export const OvertimeRuleSetId = nullable(
  described(
    IdOf('overtime_rule_set'),
    'The set of overtime rules whose version in force on each day says what overtime and premiums are. With it the version ' +
      'gives none of these rules itself; what it answers of them is what the law says, for days on which the set has no ' +
      'version. Null: the version says them.',
  ),
)

/** Every rule of a version. */
export interface VersionRules extends WorktimeRules {
  kind: (typeof worktimeModelKinds)[number]
  overtimeRuleSetId: string | null
}

/** The rules that a new version gives. */
export type GivenRules = Pick<VersionRules, 'kind'> &
  Partial<WorktimeRules & Pick<VersionRules, 'overtimeRuleSetId'>>

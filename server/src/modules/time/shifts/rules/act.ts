import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/** What a plan is checked by, in the order in which it is told. */
export const ruleCodes = [
  'shift_overlap',
  'shift_period_locked',
  'shift_member_absent',
  'shift_unit_closed',
  'shift_daily_rest',
  'shift_weekly_rest',
  'shift_weekly_maximum',
  'shift_nights_in_row',
  'shift_above_staffing',
  'shift_below_staffing',
  'shift_notice_short',
] as const
export type RuleCode = (typeof ruleCodes)[number]

/**
 * How much a rule weighs: `warning` is told, `override` is refused until somebody gives a reason, `refusal` is refused whatever
 * the reason.
 */
export const severities = ['warning', 'override', 'refusal'] as const
export type Severity = (typeof severities)[number]

/** What a limit is counted in. */
export const limitUnits = ['minutes', 'nights', 'days'] as const
export type LimitUnit = (typeof limitUnits)[number]

/** What a rule is where no unit says otherwise. */
export interface RuleDefault {
  readonly severity: Severity
  /** A fixed severity is the same for every unit: a softer one would let somebody be in two places, or move what was paid. */
  readonly fixed: boolean
  /** The section that it comes from, as it is cited; null where it is no law but sense. */
  readonly law: string | null
  readonly limitUnit: LimitUnit | null
}

const rule = (
  severity: Severity,
  more: { readonly law?: string; readonly limitUnit?: LimitUnit; readonly fixed?: true } = {},
): RuleDefault => ({
  severity,
  fixed: more.fixed ?? false,
  law: more.law ?? null,
  limitUnit: more.limitUnit ?? null,
})

const section = (number: number) => `Working Time Act 872/2019, ${number} §`

export const ruleDefaults: Readonly<Record<RuleCode, RuleDefault>> = {
  shift_overlap: rule('refusal', { fixed: true }),
  shift_period_locked: rule('refusal', { fixed: true }),
  shift_member_absent: rule('refusal'),
  shift_unit_closed: rule('warning'),
  shift_daily_rest: rule('warning', { law: section(25), limitUnit: 'minutes' }),
  shift_weekly_rest: rule('warning', { law: section(27), limitUnit: 'minutes' }),
  shift_weekly_maximum: rule('warning', { law: section(18), limitUnit: 'minutes' }),
  shift_nights_in_row: rule('warning', { law: section(8), limitUnit: 'nights' }),
  shift_above_staffing: rule('warning'),
  shift_below_staffing: rule('warning'),
  shift_notice_short: rule('warning', { law: section(30), limitUnit: 'days' }),
}

/** The numbers of the act, as they are from a day on. */
export interface ActLimits {
  readonly validFrom: PlainDate
  /** 25 §: uninterrupted rest within the 24 hours from the beginning of a shift. */
  readonly dailyRestMinutes: number
  /** 25 §: the same in period-based work. From memory (M): agreements say more. */
  readonly dailyRestInPeriodWorkMinutes: number
  /** 27 §: uninterrupted rest once a week. */
  readonly weeklyRestMinutes: number
  /** 18 §: working time of a week, overtime included, on average. */
  readonly weeklyMaximumMinutes: number
  /** 18 §: over four months, in whole weeks. From memory (M): agreements say up to twelve months. */
  readonly averageWeeks: number
  /** 8 §: night shifts one after the other. From memory (M). */
  readonly nightsInRow: number
  /** 8 §: a shift is a night shift with so many of its minutes in the night. From memory (M). */
  readonly nightShiftMinutes: number
  /** 8 §: when the night begins and ends, in clock minutes from the midnight before it begins. */
  readonly nightFromMinutes: number
  readonly nightToMinutes: number
  /** 30 §: how long before its beginning a plan is told. */
  readonly noticeDays: number
}

/** Oldest first; a change of the act is another row. Before the first one counts as the first. */
export const workingTimeActLimits: readonly [ActLimits, ...ActLimits[]] = [
  {
    validFrom: '2020-01-01',
    dailyRestMinutes: 660,
    dailyRestInPeriodWorkMinutes: 540,
    weeklyRestMinutes: 2100,
    weeklyMaximumMinutes: 2880,
    averageWeeks: 17,
    nightsInRow: 5,
    nightShiftMinutes: 180,
    nightFromMinutes: 1380,
    nightToMinutes: 1800,
    noticeDays: 7,
  },
]

export const actLimitsOn = (date: PlainDate): ActLimits =>
  workingTimeActLimits.findLast(({ validFrom }) => validFrom <= date) ?? workingTimeActLimits[0]

import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Names } from '../../../../platform/vocabulary/starter-names.ts'
import { workingTimeAct } from '../../../../platform/vocabulary/working-time-act.ts'

/** Minutes for Monday to Sunday. */
export type WeekOfMinutes = readonly [number, number, number, number, number, number, number]

/**
 * Clock minutes from midnight; `toMinutes` below `fromMinutes` runs over midnight, and equal ends mean no time at all. Of a
 * time that the clocks repeat the first one counts, so a window is one stretch on every date.
 */
export interface ClockWindow {
  readonly fromMinutes: number
  readonly toMinutes: number
}

/** A time of day whose work earns `premiumBp` on top of the base pay (5000 = 50 %; 0 shows the minutes without pay). */
export interface PremiumWindow extends ClockWindow {
  readonly premiumBp: number
}

/**
 * A day whose placed work exceeds `afterMinutes` must hold `deductMinutes` of unpaid break in all, gaps between entries
 * counted; what is missing is taken from the middle of the work, but never so that less than `afterMinutes` is left.
 */
export interface BreakRule {
  readonly afterMinutes: number
  readonly deductMinutes: number
}

/**
 * - `fixed`: the same agreed hours every week; a weekday without target is a day off, and work on it is additional.
 * - `shift`: a rota says which days are worked, so no weekday is a day off by itself.
 * - `flex`: flexitime, Working Time Act 872/2019, 12 §: the deviation from the target goes hour for hour to the flex balance.
 * - `period`: period-based work, 7 §: no daily or weekly overtime, see `period.ts`.
 * - `hours_only`: hours are recorded and paid as they come; there is no target.
 */
export type WorktimeModelKind = 'fixed' | 'flex' | 'period' | 'shift' | 'hours_only'

/**
 * - `target_zero`: nothing is expected on the holiday.
 * - `credited`: the target stands and the holiday fulfils it.
 * - `none`: a day as any other.
 */
export type HolidayEffect = 'target_zero' | 'credited' | 'none'

/** Where additional work and overtime go: to pay, or with their premium to an account (21 §: time off; 14 §: working-time bank). */
export type OvertimeCompensation = 'paid' | 'overtime_account' | 'banked_leave'

export type FlexInPayroll = 'none' | 'movement'

/** `up` and `down` speak of working time: `up` never takes a minute from the worker, `down` never gives one. */
export type RoundingMode = 'none' | 'nearest' | 'up' | 'down'

/** `times`: start and end of each span of work or travel; `day`: the worked minutes of the whole day, once. */
export type RoundingScope = 'times' | 'day'

/**
 * One dated version of a worktime model: everything that turns entries into worked, credited and paid minutes.
 * Minutes are whole, `…Bp` are basis points (10000 = 100 %). Sections are those of the Working Time Act 872/2019;
 * collective agreements differ nearly everywhere, which is why each value is a field. Defaults: `finnish-law.ts`.
 */
export interface WorktimeModelVersion {
  readonly id: string
  readonly versionId: string
  readonly code: string
  /** What it is called; absent of what stands for a model. */
  readonly names?: Names
  readonly kind: WorktimeModelKind
  /** The set that the rules of overtime and premiums below are of, and its version; both null where they are the model's own. */
  readonly overtimeRuleSetId: string | null
  readonly overtimeRuleSetVersionId: string | null

  /**
   * The agreed week, at most 2400 by 5 §. Under fixed hours and flexitime it is the sum of `dayTargets`, which days are measured by.
   * Under a rota, by the hours and in period-based work, what is worked above it in a week, or in a period above so much for each
   * week, is additional up to the limit of overtime (16 §). 0 where no hours are agreed.
   */
  readonly weeklyMinutes: number
  /** What each weekday expects; all zero where a rota says it. */
  readonly dayTargets: WeekOfMinutes
  /** The agreed length of a working day, above which work is additional (16 §); null: the weekday's target, or without one the limit of daily overtime. */
  readonly agreedDailyMinutes: number | null
  /** The regular hours of a day, where agreed: work inside them fills the agreed minutes first, so overtime lies outside them. */
  readonly schedule: ClockWindow | null

  /** Daily overtime begins above this; 480 (5 § and 16 §). */
  readonly dailyOvertimeAfterMinutes: number
  /** So many minutes of daily overtime at +50 %, the rest at +100 %; 120 (20 §). */
  readonly overtimeFirstTierMinutes: number
  /** Weekly overtime begins above this; 2400 (5 § and 16 §). Null where hours average over a longer time (11 §). */
  readonly weeklyOvertimeAfterMinutes: number | null
  /** So many minutes of weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). Many agreements say 480. */
  readonly weeklyFirstTierMinutes: number | null
  /** The length of a period of period-based work: two or three weeks (7 §), by agreement longer. Null outside period-based work. */
  readonly periodWeeks: number | null
  /** A Monday on which a period begins; the others follow and precede it without a gap. Null outside period-based work. */
  readonly periodStartsOn: PlainDate | null
  /** Overtime of a period begins above this: 4800 in two weeks, 7200 in three (7 §). Null outside period-based work. */
  readonly periodOvertimeAfterMinutes: number | null
  /** So many minutes of a period's overtime at +50 %, the rest at +100 %: 720 in two weeks, 1080 in three (20 §). */
  readonly periodFirstTierMinutes: number | null
  readonly overtimeCompensation: OvertimeCompensation

  /** Evening work is known to agreements only, not to the law. */
  readonly evening: PremiumWindow | null
  /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. */
  readonly night: PremiumWindow | null
  /** For Sundays, church holidays, Independence Day and May Day; 10000 (20 §). 0 turns the lines off. */
  readonly sundayPremiumBp: number

  readonly holidayEffect: HolidayEffect
  /** Midsummer Eve, Christmas Eve and Easter Saturday: ordinary days by law. */
  readonly eveEffect: HolidayEffect
  /** Exceptions by holiday code, before both effects above. Independence Day is paid free by law (Act 388/1937). */
  readonly holidayEffectByCode: Readonly<Record<string, HolidayEffect>>
  /**
   * What a credited holiday gives; null: the target of the day. Agreements give part-timers a fifth of their week. Work and
   * credited absences on it are paid as such, and it gives only what they leave of the target, or of the credit where that is more.
   */
  readonly holidayCreditMinutes: number | null

  /** Unpaid breaks taken off by themselves where none or too little was recorded. */
  readonly breakRules: readonly BreakRule[]
  /** Less unpaid break than this is warned of: above 360 minutes at least 30 by agreement, otherwise 60 (24 §). */
  readonly requiredBreak: { readonly afterMinutes: number; readonly breakMinutes: number } | null

  /** The step; 0 or 1 rounds nothing. */
  readonly roundingMinutes: number
  readonly roundingMode: RoundingMode
  readonly roundingScope: RoundingScope

  /**
   * A day at most `over` above or `under` below counts as exactly on time: no deviation, no additional work, no overtime, no
   * flex. Deviation and flex are measured by the target, additional work and overtime by the agreed day. The minutes
   * themselves stay worked and plain. Beyond the tolerance the whole difference counts.
   */
  readonly toleranceMinutes: { readonly over: number; readonly under: number }

  /** How far the worker may stretch or shorten a day; 240 (12 §). More is warned of. */
  readonly flexDailyLimitMinutes: number
  /** The lowest flex balance at the end of a tracking period; −1200 (12 §). */
  readonly flexFloorMinutes: number
  /** The highest flex balance at the end of a tracking period; 3600 (12 §). */
  readonly flexCeilingMinutes: number
  /** The tracking period; 4 months (12 §). */
  readonly flexPeriodMonths: number
  /** Whether payroll is told of flex: not at all, or what moves to the balance, long days less short ones. */
  readonly flexInPayroll: FlexInPayroll

  /** Whether hours must come from the clock, so that a hand-entered day needs a reason. */
  readonly punchPolicy: 'free' | 'clocking_required'
}

/** Full time by law: a model needs only its identity and kind on top. */
export const finnishLaw: Omit<WorktimeModelVersion, 'id' | 'versionId' | 'code' | 'names' | 'kind'> = {
  ...workingTimeAct,
  overtimeRuleSetId: null,
  overtimeRuleSetVersionId: null,
  weeklyMinutes: 2400,
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
}

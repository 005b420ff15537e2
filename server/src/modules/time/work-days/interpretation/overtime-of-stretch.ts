import type { Stretch } from './stretch.ts'
import {
  countedMinutesOf,
  type DayOfStretch,
  lastModel,
  noOvertime,
  overtimeAbove,
  type OvertimeThreshold,
  type ThresholdOvertime,
} from './threshold-overtime.ts'
import { weeklyOvertime } from './week.ts'

const WORKING_DAYS_OF_WEEK = 5

/**
 * Overtime of one period of period-based work: worked above 80 h in two weeks or 120 h in three (Working Time Act 7 §), the first
 * 12 h or 18 h at +50 %, the rest at +100 % (20 §), by the model of the period's last day. Days under a model of another
 * kind have no part in it.
 *
 * A period that is broken off, by the end of the employment or of the model or by a day's absence, has no such limit: its days
 * worked on average above 8 h are overtime, on average the first two hours at +50 %, the rest at +100 % (20 §). A day whose
 * credit counts as worked is a day worked.
 *
 * Below overtime, work above the agreed hours is additional (16 §): `weeklyMinutes` for each week of the period, and of one that
 * is broken off a fifth of them for each day worked.
 */
function periodOvertime(period: readonly DayOfStretch[], brokenOff: boolean): ThresholdOvertime {
  const days = period.filter(({ model }) => model.kind === 'period')
  const threshold =
    brokenOff || days.some(({ absent }) => absent) ? averageThreshold(days) : wholeThreshold(days)
  return threshold ? overtimeAbove(days, threshold) : noOvertime
}

function wholeThreshold(days: readonly DayOfStretch[]): OvertimeThreshold | null {
  const model = lastModel(days)
  if (!model || model.periodOvertimeAfterMinutes === null) return null
  return {
    of: 'period',
    workedDays: null,
    afterMinutes: model.periodOvertimeAfterMinutes,
    firstTierMinutes: model.periodFirstTierMinutes,
    agreedMinutes: model.weeklyMinutes * (model.periodWeeks ?? 0),
  }
}

function averageThreshold(days: readonly DayOfStretch[]): OvertimeThreshold | null {
  const model = lastModel(days)
  if (!model) return null
  const workedDays = days.filter(day => countedMinutesOf(day) > 0).length
  return {
    of: 'period',
    workedDays,
    afterMinutes: workedDays * model.dailyOvertimeAfterMinutes,
    firstTierMinutes: workedDays * model.overtimeFirstTierMinutes,
    // An average day of a full-time week of 40 h has the 8 h above which overtime begins.
    agreedMinutes: Math.round((workedDays * model.weeklyMinutes) / WORKING_DAYS_OF_WEEK),
  }
}

/**
 * Weekly overtime or overtime of a period, and additional work of a part-timer whose days are not agreed, found over the frozen days of one member in one stretch; days of other dates
 * have no part in it. Each line stands for minutes of one line of one day; in the order of the days and their lines,
 * they are the last minutes that can become overtime.
 */
export function thresholdOvertimeOf(
  { kind, from, to, brokenOff }: Stretch,
  days: readonly DayOfStretch[],
): ThresholdOvertime {
  const within = days.filter(({ workDate }) => from <= workDate && workDate <= to)
  return kind === 'week' ? weeklyOvertime(within) : periodOvertime(within, brokenOff)
}

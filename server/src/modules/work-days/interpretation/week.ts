import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { addDays } from '../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../platform/vocabulary/weekdays.ts'
import type { DayOfStretch, ThresholdOvertime } from './threshold-overtime.ts'
import { lastModel, noOvertime, overtimeAbove } from './threshold-overtime.ts'

/** The calendar week of a date, Monday to Sunday, as the Working Time Act counts weeks where no other start was agreed. */
export function weekOf(date: PlainDate): { from: PlainDate; to: PlainDate } {
  const from = mondayOf(date)
  return { from, to: addDays(from, 6) }
}

/**
 * Weekly overtime: worked above 40 h a week and no daily overtime already, +50 % (Working Time Act 16 § and 20 §), by the
 * model of the week's last day. None where that model averages hours over longer or works in periods.
 */
export function weeklyOvertime(week: readonly DayOfStretch[]): ThresholdOvertime {
  const model = lastModel(week)
  if (!model || model.kind === 'period' || model.weeklyOvertimeAfterMinutes === null) return noOvertime
  return overtimeAbove(week, {
    name: 'weekly',
    afterMinutes: model.weeklyOvertimeAfterMinutes,
    firstTierMinutes: model.weeklyFirstTierMinutes,
  })
}

/** A week's minutes added up; `flexMinutes` is what its days move to the flex balance. */
export interface WeekTotals {
  readonly targetMinutes: number
  readonly workedMinutes: number
  readonly creditedMinutes: number
  readonly flexMinutes: number
}

export function weekTotals(week: readonly DayOfStretch[]): WeekTotals {
  const days = week.map(({ interpretation }) => interpretation)
  return {
    targetMinutes: sum(days.map(day => day.targetMinutes)),
    workedMinutes: sum(days.map(day => day.workedMinutes)),
    creditedMinutes: sum(days.map(day => day.creditedMinutes)),
    flexMinutes: sum(
      days.flatMap(day =>
        day.balanceTerms.filter(({ accountKind }) => accountKind === 'flex').map(({ minutes }) => minutes),
      ),
    ),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

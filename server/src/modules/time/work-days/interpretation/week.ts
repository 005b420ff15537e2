import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { DayOfStretch, ThresholdOvertime } from './threshold-overtime.ts'
import { isAgreedByStretch, lastModel, noOvertime, overtimeAbove } from './threshold-overtime.ts'

/** The calendar week of a date, Monday to Sunday, as the Working Time Act counts weeks where no other start was agreed. */
export function weekOf(date: PlainDate): { from: PlainDate; to: PlainDate } {
  const from = mondayOf(date)
  return { from, to: addDays(from, 6) }
}

/**
 * Weekly overtime: worked above 40 h a week and no daily overtime already, +50 % (Working Time Act 16 § and 20 §), by the
 * model of the last day. Days of period-based work have no part in it, see `period.ts`; none where that model
 * averages hours over longer. Under a rota and by the hours, work above the agreed `weeklyMinutes` and below overtime is additional.
 */
export function weeklyOvertime(week: readonly DayOfStretch[]): ThresholdOvertime {
  const days = week.filter(({ model }) => model.kind !== 'period')
  const model = lastModel(days)
  if (!model || model.weeklyOvertimeAfterMinutes === null) return noOvertime
  return overtimeAbove(days, {
    of: 'week',
    workedDays: null,
    afterMinutes: model.weeklyOvertimeAfterMinutes,
    firstTierMinutes: model.weeklyFirstTierMinutes,
    agreedMinutes: isAgreedByStretch(model) ? model.weeklyMinutes : 0,
  })
}

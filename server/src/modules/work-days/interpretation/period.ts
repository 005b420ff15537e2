import type { DayOfStretch, ThresholdOvertime } from './threshold-overtime.ts'
import { lastModel, noOvertime, overtimeAbove } from './threshold-overtime.ts'

/**
 * Overtime of one period of period-based work: worked above 80 h in two weeks or 120 h in three (Working Time Act 7 §), the first
 * 12 h or 18 h at +50 %, the rest at +100 % (20 §), by the model of the period's last day. None under a model of another kind.
 */
export function periodOvertime(period: readonly DayOfStretch[]): ThresholdOvertime {
  const model = lastModel(period)
  if (model?.kind !== 'period' || model.periodOvertimeAfterMinutes === null) return noOvertime
  return overtimeAbove(period, {
    name: 'period',
    afterMinutes: model.periodOvertimeAfterMinutes,
    firstTierMinutes: model.periodFirstTierMinutes,
  })
}

import { periodOvertime } from './period.ts'
import type { Stretch } from './stretch.ts'
import type { DayOfStretch, ThresholdOvertime } from './threshold-overtime.ts'
import { weeklyOvertime } from './week.ts'

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

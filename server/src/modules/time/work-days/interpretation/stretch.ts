import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { addDays, daysInRange } from '../../../../platform/vocabulary/dates.ts'
import type { WorktimeModelVersion } from './day.ts'
import { weekOf } from './week.ts'

/** The dates over which a day's overtime above a threshold is found. */
export interface Stretch {
  readonly kind: 'week' | 'period'
  readonly from: PlainDate
  readonly to: PlainDate
  /** Whether the member works by this period on some of its dates only; never so for a week. */
  readonly brokenOff: boolean
}

/** What decides where periods begin and end. */
export type PeriodRules = Pick<WorktimeModelVersion, 'kind' | 'periodWeeks' | 'periodStartsOn'>

/**
 * The whole period that a date lies in: `periodWeeks` long, one of them beginning on `periodStartsOn`, the others before
 * and after it without a gap. Null under a model without periods.
 */
export function periodStretchOf(
  { kind, periodWeeks, periodStartsOn }: PeriodRules,
  date: PlainDate,
): { readonly from: PlainDate; readonly to: PlainDate } | null {
  if (kind !== 'period' || periodWeeks === null || periodStartsOn === null) return null
  const length = 7 * periodWeeks
  const periodsLater = Math.floor((daysInRange(periodStartsOn, date) - 1) / length)
  const from = addDays(periodStartsOn, periodsLater * length)
  return { from, to: addDays(from, length - 1) }
}

/**
 * The stretch of a date: its period, as far as the member is employed and works by it around the date, or else the
 * calendar week. `rulesOn` tells the model in force for the member on a date, null where there is none or no
 * employment; it is asked for dates of one period only.
 */
export function stretchOf(date: PlainDate, rulesOn: (date: PlainDate) => PeriodRules | null): Stretch {
  const rules = rulesOn(date)
  const period = rules && periodStretchOf(rules, date)
  if (!period) return { kind: 'week', ...weekOf(date), brokenOff: false }
  const goesOnAt = (other: PlainDate) => {
    const there = rulesOn(other)
    if (there === rules) return true
    const its = there && periodStretchOf(there, other)
    return its?.from === period.from && its.to === period.to
  }
  const from = lastGoingOn(date, -1, period.from, goesOnAt)
  const to = lastGoingOn(date, 1, period.to, goesOnAt)
  return { kind: 'period', from, to, brokenOff: from !== period.from || to !== period.to }
}

/** The last date of an unbroken run from `date` towards `end`. */
function lastGoingOn(
  date: PlainDate,
  step: 1 | -1,
  end: PlainDate,
  goesOnAt: (date: PlainDate) => boolean,
): PlainDate {
  let reached = date
  while (reached !== end) {
    const next = addDays(reached, step)
    if (!goesOnAt(next)) break
    reached = next
  }
  return reached
}

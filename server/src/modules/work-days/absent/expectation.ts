import { weekdayOf } from '../../../platform/vocabulary/weekdays.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { DayTerms } from '../day.ts'
import { holidayEffect } from '../interpretation/target.ts'

/** What a date expects of a member who is not absent. */
export interface Expectation {
  /** Minutes; 0 on a working day of somebody without targets, null where no work is expected. */
  readonly minutes: number | null
  /** Why none is expected, in words for people; null on a working day. */
  readonly reason: string | null
}

const WORKING_DAYS = 5
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const free = (reason: string): Expectation => ({ minutes: null, reason })

/**
 * What a date expects: the target of its weekday, without holidays that the worktime model leaves free. Where a model has no
 * targets, because a rota says which days are worked or hours are paid as they come, Monday to Friday stand in, each with a
 * fifth of the agreed week.
 */
export function expectationOf(
  date: PlainDate,
  { employed, model, holiday }: Pick<DayTerms, 'employed' | 'model' | 'holiday'>,
): Expectation {
  if (!employed) return free('outside the employment')
  if (model && holiday && holidayEffect(model, holiday) !== 'none') return free(holiday.name.en)
  const weekday = weekdayOf(date)
  const target = targetOn(model, weekday)
  return target === null ? free(weekdays[weekday - 1] ?? 'day off') : { minutes: target, reason: null }
}

function targetOn(model: DayTerms['model'], weekday: number): number | null {
  if (model && model.kind !== 'hours_only' && model.dayTargets.some(minutes => minutes > 0))
    return model.dayTargets[weekday - 1] || null
  if (weekday > WORKING_DAYS) return null
  return model && model.kind !== 'hours_only' ? Math.floor(model.weeklyMinutes / WORKING_DAYS) : 0
}

import { weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { DayTerms } from '../day/day.ts'
import { holidayEffect, plannedTarget } from '../interpretation/target.ts'
import { type FreeDayReason, offByWeekday } from './free-day-reasons.ts'

/** What a date expects of a member who is not absent. */
export interface Expectation {
  /** Minutes; 0 on a working day of somebody without targets, null where no work is expected. */
  readonly minutes: number | null
  /** Why none is expected; null on a working day. */
  readonly reason: FreeDayReason | null
}

const WORKING_DAYS = 5

const free = (reason: FreeDayReason): Expectation => ({ minutes: null, reason })

/**
 * What a date expects: under a rota what is planned, in a week that is; otherwise the target of its weekday, without holidays that
 * the worktime model leaves free. Where a model has no targets, because the rota is not there yet or hours are paid as they come,
 * Monday to Friday stand in, each with a fifth of the agreed week.
 */
export function expectationOf(
  date: PlainDate,
  {
    employed,
    model,
    holiday,
    plannedMinutes,
  }: Pick<DayTerms, 'employed' | 'model' | 'holiday' | 'plannedMinutes'>,
): Expectation {
  if (!employed) return free({ code: 'outside_employment', values: {} })
  const planned = model ? plannedTarget({ model, plannedMinutes }) : null
  if (planned !== null && planned > 0) return { minutes: planned, reason: null }
  if (model && holiday && holidayEffect(model, holiday) !== 'none')
    return free({ code: 'day_is_holiday', values: { holiday: holiday.name } })
  if (planned === 0) return free({ code: 'day_off_by_plan', values: {} })
  const target = targetOn(model, weekdayOf(date))
  return target === null ? free(offByWeekday(date)) : { minutes: target, reason: null }
}

function targetOn(model: DayTerms['model'], weekday: number): number | null {
  if (model && model.kind !== 'hours_only' && model.dayTargets.some(minutes => minutes > 0))
    return model.dayTargets[weekday - 1] || null
  if (weekday > WORKING_DAYS) return null
  return model && model.kind !== 'hours_only' ? Math.floor(model.weeklyMinutes / WORKING_DAYS) : 0
}

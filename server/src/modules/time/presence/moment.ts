import {
  addDays,
  dateIn,
  type Instant,
  millisecondsOf,
  type PlainDate,
} from '../../../platform/vocabulary/dates.ts'
import { dayClock, LAST_CLOCK_MINUTE, MINUTES_PER_DAY } from '../../../platform/vocabulary/local-time.ts'

/** A date whose work may reach into now, with how far its clock has come. */
export interface DateReached {
  readonly workDate: PlainDate
  /** The last minute of its clock that has come: what begins at it or before has begun, what ends at it or before is over. */
  readonly reached: number
  /** The minute of its clock at which today begins. */
  readonly sinceMinutes: number
}

/** This moment, where the organisation is. */
export interface Moment {
  readonly now: Instant
  readonly today: DateReached
  /** A night shift counts for the date on which it began. */
  readonly yesterday: DateReached
  /** The instant at a minute of the clock of one of the two dates. */
  instantAt(date: PlainDate, minutes: number): Instant
}

export function momentOf(timeZone: string, now: Instant): Moment {
  const date = dateIn(timeZone, now)
  const clocks = new Map([addDays(date, -1), date].map(each => [each, dayClock(each, timeZone)]))
  const reachedOn = (each: PlainDate, sinceMinutes: number): DateReached => ({
    workDate: each,
    reached: reachedBy(minutes => millisecondsOf(clockOf(each).instantAt(minutes)) <= millisecondsOf(now)),
    sinceMinutes,
  })
  const clockOf = (each: PlainDate) => clocks.get(each) ?? dayClock(each, timeZone)
  return {
    now,
    today: reachedOn(date, 0),
    yesterday: reachedOn(addDays(date, -1), MINUTES_PER_DAY),
    instantAt: (each, minutes) => clockOf(each).instantAt(minutes),
  }
}

/**
 * The last minute of a clock that has come. A later minute is never an earlier instant, so halving finds it, also in an hour
 * that the clocks repeat: all of its minutes have come when it begins anew.
 */
function reachedBy(hasCome: (minutes: number) => boolean): number {
  let [come, ahead] = [0, LAST_CLOCK_MINUTE + 1]
  while (ahead - come > 1) {
    const middle = Math.floor((come + ahead) / 2)
    if (hasCome(middle)) come = middle
    else ahead = middle
  }
  return come
}

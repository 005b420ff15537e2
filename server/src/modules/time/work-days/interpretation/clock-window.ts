import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import { LAST_CLOCK_MINUTE, MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import type { ClockWindow } from './day.ts'
import type { Interval } from './intervals.ts'

/** A window of the clock that begins so many dates after the work date, as far as the work date reaches. */
export function windowOn(window: ClockWindow, datesLater: number, clock: DayClock): Interval {
  const { fromMinutes, toMinutes } = window
  const end = toMinutes < fromMinutes ? toMinutes + MINUTES_PER_DAY : toMinutes
  const elapsed = (minutes: number) =>
    clock.elapsedAt(Math.min(Math.max(0, minutes + datesLater * MINUTES_PER_DAY), LAST_CLOCK_MINUTE))
  return { from: elapsed(fromMinutes), to: elapsed(end) }
}

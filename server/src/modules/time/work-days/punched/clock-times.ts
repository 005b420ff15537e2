import {
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from '../../../../platform/vocabulary/dates.ts'
import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'

/** The time of one entry, and what the clock said of it. */
export interface ClockTime {
  readonly startMinutes: number | null
  readonly endMinutes: number | null
  readonly durationMinutes: number | null
  readonly rawStartAt: Instant
  readonly rawEndAt: Instant
}

/**
 * The entries that a span of instants has on the clock of its day, to the minute. Where the clock shows an hour twice, a
 * clock time means the first: what lies in the second, and cannot be told by the clock, is an entry by its duration.
 */
export function clockTimes(
  startAt: Instant,
  endAt: Instant,
  clock: DayClock,
  midnight: Instant,
): ClockTime[] {
  const elapsed = (instant: Instant) =>
    Math.floor((millisecondsOf(instant) - millisecondsOf(midnight)) / 60_000)
  const [from, to] = [elapsed(startAt), elapsed(endAt)]
  if (to <= from) return []
  const raw = { rawStartAt: startAt, rawEndAt: endAt }
  const start = firstToldFrom(from, clock)
  const end = lastToldUntil(to, clock)
  if (end <= start) return [{ startMinutes: null, endMinutes: null, durationMinutes: to - from, ...raw }]
  const told = clock.elapsedAt(end) - clock.elapsedAt(start)
  const untold = to - from - told
  const span = { startMinutes: start, endMinutes: end, durationMinutes: null, ...raw }
  return untold > 0
    ? [span, { startMinutes: null, endMinutes: null, durationMinutes: untold, ...raw }]
    : [span]
}

/** The first clock time that means the elapsed minute or a later one. */
function firstToldFrom(elapsed: number, clock: DayClock): number {
  let minutes = clock.clockAt(elapsed)
  while (clock.elapsedAt(minutes) < elapsed) minutes++
  return minutes
}

/** The last clock time that means the elapsed minute or an earlier one. */
function lastToldUntil(elapsed: number, clock: DayClock): number {
  let minutes = clock.clockAt(elapsed, 'end')
  while (clock.elapsedAt(minutes) > elapsed) minutes--
  return minutes
}

/** The instant that begins the day of a clock. */
export const midnightOf = (clock: DayClock): Instant =>
  instantFromMilliseconds(millisecondsOf(clock.instantAt(0)))

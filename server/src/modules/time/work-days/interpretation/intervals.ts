import {
  type DayClock,
  LAST_CLOCK_MINUTE,
  MINUTES_PER_DAY,
} from '../../../../platform/vocabulary/local-time.ts'
import type { ClockWindow } from './day.ts'
/** Whole elapsed minutes, `from` included, `to` excluded. */
export interface Interval {
  readonly from: number
  readonly to: number
}

export const lengthOf = ({ from, to }: Interval): number => Math.max(0, to - from)

export const totalLength = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, interval) => sum + lengthOf(interval), 0)

/** The part two intervals share, or null. */
export function overlap(a: Interval, b: Interval): Interval | null {
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  return from < to ? { from, to } : null
}

/** The same minutes as ordered intervals that neither touch nor overlap. */
export function union(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = []
  for (const next of [...intervals].filter(one => lengthOf(one) > 0).sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && next.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
    else joined.push(next)
  }
  return joined
}

/** What is left of an interval outside the others, in order. */
export function without(interval: Interval, holes: readonly Interval[]): Interval[] {
  const left: Interval[] = []
  let from = interval.from
  for (const hole of union(holes)) {
    if (hole.to <= from || hole.from >= interval.to) continue
    if (hole.from > from) left.push({ from, to: hole.from })
    from = hole.to
  }
  if (from < interval.to) left.push({ from, to: interval.to })
  return left
}

/** The smallest interval that holds all, or null for none. */
export function hull(intervals: readonly Interval[]): Interval | null {
  if (intervals.length === 0) return null
  return {
    from: Math.min(...intervals.map(({ from }) => from)),
    to: Math.max(...intervals.map(({ to }) => to)),
  }
}

/** A window of the clock that begins so many dates after the work date, as far as the work date reaches. */
export function windowOn(window: ClockWindow, datesLater: number, clock: DayClock): Interval {
  const { fromMinutes, toMinutes } = window
  const end = toMinutes < fromMinutes ? toMinutes + MINUTES_PER_DAY : toMinutes
  const elapsed = (minutes: number) =>
    clock.elapsedAt(Math.min(Math.max(0, minutes + datesLater * MINUTES_PER_DAY), LAST_CLOCK_MINUTE))
  return { from: elapsed(fromMinutes), to: elapsed(end) }
}

import type { Instant, PlainDate } from './dates.ts'

export const MINUTES_PER_DAY = 1440

/** The last minute a work date reaches: a night shift may run to the end of the following date. */
export const LAST_CLOCK_MINUTE = 2 * MINUTES_PER_DAY

/** How often a local time occurs on a date: the spring change skips an hour, the autumn change repeats one. */
export type ClockReading = 'once' | 'skipped' | 'repeated'

/**
 * The clock of one date and the date after it in one zone.
 *
 * Two scales, both in whole minutes: **clock minutes** are what the wall shows, counted from midnight of the date
 * (06:00 of the following date is 1800 on every date); **elapsed minutes** are real time since the first
 * instant of the date. They differ only around a change of offset, where a day has 23 or 25 hours.
 */
export interface DayClock {
  /**
   * Elapsed minutes at a clock time. A repeated time means its first occurrence; a skipped time means the instant
   * of the change. So a later clock time is never an earlier instant.
   */
  elapsedAt(clockMinutes: number): number
  /** Clock minutes at an elapsed minute. Where the offset changes, an `end` reads the clock before the change. */
  clockAt(elapsedMinutes: number, edge?: 'start' | 'end'): number
  /** The instant at a clock time, chosen as in `elapsedAt`. */
  instantAt(clockMinutes: number): Instant
  /** Clock minutes at an instant, seconds dropped. */
  clockOf(instant: Instant): number
  readingOf(clockMinutes: number): ClockReading
}

/** A stretch of elapsed minutes, end excluded, in which the clock keeps the same distance from elapsed time. */
interface SteadyStretch {
  readonly startsAt: number
  readonly endsAt: number
  readonly clockAhead: number
}

/** Clocks that were read lately: the days of many members are of the same few dates, and a clock takes longer to make than a day to read. */
const rememberedClocks = 4096
const clocks = new Map<string, DayClock>()

/** Throws a `RangeError` when the date is no calendar date or the zone is no IANA zone. */
export function dayClock(date: PlainDate, timeZone: string): DayClock {
  const name = `${timeZone} ${date}`
  let clock = clocks.get(name)
  if (!clock) {
    clock = clockOfDay(date, timeZone)
    if (clocks.size >= rememberedClocks) clocks.clear()
    clocks.set(name, clock)
  }
  return clock
}

function clockOfDay(date: PlainDate, timeZone: string): DayClock {
  const firstInstant = Temporal.PlainDate.from(date).toZonedDateTime(timeZone)
  const startMs = firstInstant.epochMilliseconds
  const stretches = steadyStretches(date, firstInstant)

  const elapsedAt = (clockMinutes: number): number => {
    for (const stretch of stretches) {
      const elapsed = clockMinutes - stretch.clockAhead
      if (elapsed < stretch.endsAt) return Math.max(elapsed, stretch.startsAt)
    }
    throw new RangeError('The last stretch of a day clock never ends.')
  }

  const clockAt = (elapsed: number, edge: 'start' | 'end' = 'start'): number => {
    const holds = ({ endsAt }: SteadyStretch) => (edge === 'start' ? elapsed < endsAt : elapsed <= endsAt)
    return elapsed + (stretches.find(holds)?.clockAhead ?? 0)
  }

  return {
    elapsedAt,
    clockAt,
    instantAt: clockMinutes => instantString(startMs + elapsedAt(clockMinutes) * 60_000),
    clockOf: instant =>
      clockAt(Math.floor((Temporal.Instant.from(instant).epochMilliseconds - startMs) / 60_000)),
    readingOf(clockMinutes) {
      const occurrences = stretches.filter(({ startsAt, endsAt, clockAhead }) => {
        const elapsed = clockMinutes - clockAhead
        return elapsed >= startsAt && elapsed < endsAt
      }).length
      return occurrences === 0 ? 'skipped' : occurrences === 1 ? 'once' : 'repeated'
    },
  }
}

/** The real length of a date in minutes: 1440, or 1380 and 1500 on the days of the clock changes. */
export function dayMinutes(date: PlainDate, timeZone: string): number {
  const start = Temporal.PlainDate.from(date)
  const end = start.add({ days: 1 }).toZonedDateTime(timeZone)
  return (end.epochMilliseconds - start.toZonedDateTime(timeZone).epochMilliseconds) / 60_000
}

/** `08:05`; a time on a following date says how many dates later: `06:00+1`. */
export function formatClock(clockMinutes: number): string {
  const days = Math.floor(clockMinutes / MINUTES_PER_DAY)
  const ofDay = clockMinutes - days * MINUTES_PER_DAY
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}${days > 0 ? `+${days}` : ''}`
}

function steadyStretches(date: PlainDate, firstInstant: Temporal.ZonedDateTime): SteadyStretch[] {
  const midnightMs = Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds
  const startMs = firstInstant.epochMilliseconds
  const elapsedTo = (at: Temporal.ZonedDateTime) => Math.round((at.epochMilliseconds - startMs) / 60_000)

  const beginnings = [firstInstant, ...offsetChanges(firstInstant)]
  return beginnings.map((at, index) => {
    const next = beginnings[index + 1]
    return {
      startsAt: elapsedTo(at),
      endsAt: next ? elapsedTo(next) : Number.POSITIVE_INFINITY,
      clockAhead: Math.round((startMs + at.offsetNanoseconds / 1_000_000 - midnightMs) / 60_000),
    }
  })
}

/** The changes of offset while a clock that starts here can show up to `LAST_CLOCK_MINUTE`, with a day to spare. */
function offsetChanges(start: Temporal.ZonedDateTime): Temporal.ZonedDateTime[] {
  const endMs = start.epochMilliseconds + (LAST_CLOCK_MINUTE + MINUTES_PER_DAY) * 60_000
  const changes: Temporal.ZonedDateTime[] = []
  for (let at = start.getTimeZoneTransition('next'); at && at.epochMilliseconds < endMs; ) {
    changes.push(at)
    at = at.getTimeZoneTransition('next')
  }
  return changes
}

const instantString = (epochMilliseconds: number): Instant =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString({ fractionalSecondDigits: 3 })

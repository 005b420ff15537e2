/** A calendar date, `YYYY-MM-DD`; never a `Date`. */
export type PlainDate = string
/** An instant in UTC with exactly three decimals, `2026-11-20T07:00:00.000Z`. */
export type Instant = string

/** The number of days from `from` to `to`, both included; negative or zero when `to` lies before `from`. */
export const daysInRange = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from) + 1

/** Days since 1970-01-01. Every list request needs the count, and Temporal takes eight times as long. */
const dayNumber = (date: PlainDate): number => Date.parse(date) / 86_400_000

/** Throws a `RangeError` when the date is no calendar date. What Temporal would say, in a tenth of its time where years have four digits. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const start = new Date(date.length === 10 ? date : Number.NaN)
  if (start.getUTCDate() === Number(date.slice(8)) && Number.isInteger(days)) {
    const there = new Date(start.getTime() + days * 86_400_000)
    const written = Number.isNaN(there.getTime()) ? '' : there.toISOString()
    if (written.length === 24) return written.slice(0, 10)
  }
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The dates from `from` to `to`, both included. */
export function datesInRange(from: PlainDate, to: PlainDate): PlainDate[] {
  return Array.from({ length: Math.max(0, daysInRange(from, to)) }, (_, index) => addDays(from, index))
}

/** The calendar date that an instant falls on in a zone. */
export const dateIn = (timeZone: string, instant: Instant): PlainDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** The instant at which a calendar date begins in a zone; where the clocks skip midnight, the first one after it. */
export const startOfDay = (timeZone: string, date: PlainDate): Instant =>
  instantFromMilliseconds(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds)

/** The last conversion: several instants of one millisecond are formatted in a row. */
const written = { milliseconds: 0, instant: '1970-01-01T00:00:00.000Z' }
const read = { ...written }

export function instantFromMilliseconds(milliseconds: number): Instant {
  const whole = Math.trunc(milliseconds)
  if (whole !== written.milliseconds) {
    written.instant = new Date(whole).toISOString()
    written.milliseconds = whole
  }
  return written.instant
}

export function millisecondsOf(instant: Instant): number {
  if (instant !== read.instant) {
    read.milliseconds = Date.parse(instant)
    read.instant = instant
  }
  return read.milliseconds
}

export const addSeconds = (instant: Instant, seconds: number): Instant =>
  instantFromMilliseconds(millisecondsOf(instant) + seconds * 1000)

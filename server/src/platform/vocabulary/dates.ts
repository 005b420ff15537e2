/** A calendar date, `YYYY-MM-DD`; never a `Date`. */
export type PlainDate = string
/** An instant in UTC with exactly three decimals, `2026-11-20T07:00:00.000Z`. */
export type Instant = string

/** The number of days from `from` to `to`, both included; negative or zero when `to` lies before `from`. */
export const daysInRange = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from) + 1

/** Days since 1970-01-01. Only a count is asked for, at every request of a list, and Temporal takes eight times as long. */
const dayNumber = (date: PlainDate): number => Date.parse(date) / 86_400_000

export const addDays = (date: PlainDate, days: number): PlainDate =>
  Temporal.PlainDate.from(date).add({ days }).toString()

/** The dates from `from` to `to`, both included. */
export function datesInRange(from: PlainDate, to: PlainDate): PlainDate[] {
  return Array.from({ length: Math.max(0, daysInRange(from, to)) }, (_, index) => addDays(from, index))
}

/** The calendar date that an instant falls on in a zone. */
export const dateIn = (timeZone: string, instant: Instant): PlainDate =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()

export const instantFromMilliseconds = (milliseconds: number): Instant => new Date(milliseconds).toISOString()

export const millisecondsOf = (instant: Instant): number => Date.parse(instant)

/** The instant moved by so many seconds. */
export const addSeconds = (instant: Instant, seconds: number): Instant =>
  instantFromMilliseconds(millisecondsOf(instant) + seconds * 1000)

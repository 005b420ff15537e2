/** A calendar date, `YYYY-MM-DD`; never a `Date`. */
export type PlainDate = string
/** An instant in UTC with exactly three decimals, `2026-11-20T07:00:00.000Z`. */
export type Instant = string

/** The number of days from `from` to `to`, both included; negative or zero when `to` lies before `from`. */
export const daysInRange = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from) + 1

/** Days since 1970-01-01. Every list request needs the count, and Temporal takes eight times as long. */
const dayNumber = (date: PlainDate): number =>
  numbers.get(date) ?? numberOf(date) ?? Date.parse(date) / 86_400_000

/**
 * Dates that were reckoned with lately, by their number and by their text: all that happens is about the same few years, and making
 * a text of a `Date` takes ten times as long as finding it.
 */
const rememberedDates = 8192
const texts = new Map<number, PlainDate>()
const numbers = new Map<PlainDate, number>()

function remember(number: number, text: PlainDate): void {
  if (numbers.size >= rememberedDates) {
    numbers.clear()
    texts.clear()
  }
  numbers.set(text, number)
  texts.set(number, text)
}

/** Throws a `RangeError` when the date is no calendar date. What Temporal would say, in a fraction of its time where years have four digits. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const number = numbers.get(date) ?? numberOf(date)
  if (number !== undefined && Number.isInteger(days)) {
    const there = texts.get(number + days) ?? textOf(number + days)
    if (there !== undefined) return there
  }
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Undefined where it is no calendar date of a year with four digits. */
function numberOf(date: PlainDate): number | undefined {
  const start = new Date(date.length === 10 ? date : Number.NaN)
  if (start.getUTCDate() !== Number(date.slice(8))) return undefined
  const number = start.getTime() / 86_400_000
  if (!Number.isInteger(number)) return undefined
  remember(number, date)
  return number
}

/** Undefined where the year has not four digits. */
function textOf(number: number): PlainDate | undefined {
  const there = new Date(number * 86_400_000)
  const written = Number.isNaN(there.getTime()) ? '' : there.toISOString()
  if (written.length !== 24) return undefined
  const text = written.slice(0, 10)
  remember(number, text)
  return text
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

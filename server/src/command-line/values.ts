import type { Instant, PlainDate } from '../platform/vocabulary/dates.ts'
import { UsageError } from './command.ts'

/** A date as an option gives it. Throws `UsageError`. */
export function dateOf(option: string, text: string): PlainDate {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parsed(text) : undefined
  if (date !== undefined) return date
  throw new UsageError(`--${option} must be a date such as 2027-01-31, which “${text}” is not.`)
}

/** An instant, or the end of a date in a zone. Throws `UsageError`. */
export function instantOf(option: string, text: string, timeZone: string): Instant {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parsed(text) : undefined
  if (date !== undefined)
    return withMilliseconds(
      Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
    )
  try {
    return withMilliseconds(Temporal.Instant.from(text))
  } catch {
    throw new UsageError(
      `--${option} must be a date such as 2027-01-31 or an instant such as 2027-01-31T12:00:00Z, which “${text}” is not.`,
    )
  }
}

function parsed(text: string): PlainDate | undefined {
  // The database has no year 0.
  if (text.startsWith('0000')) return undefined
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

const withMilliseconds = (instant: Temporal.Instant): Instant =>
  instant.toString({ fractionalSecondDigits: 3 })

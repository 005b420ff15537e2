import { type Instant, instantFromMilliseconds } from '../../../../../platform/vocabulary/dates.ts'

const written =
  /^(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4}))(?:(?:T|\s+(?:klo\s+|kl\.?\s+)?)(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:\.\d+)?)?)?$/

/** A time as tables write it: an instant, or a date with or without a time of day in the zone; undefined for text that is none. */
export function timeIn(timeZone: string, text: string): Instant | undefined {
  const { groups } = written.exec(text) ?? {}
  try {
    if (!groups) return sensible(Temporal.Instant.from(text))
    const { year, month, day, d, m, y, hour = 0, minute = 0, second = 0 } = groups
    const local = Temporal.PlainDateTime.from(
      {
        year: Number(year ?? y),
        month: Number(month ?? m),
        day: Number(day ?? d),
        hour: Number(hour),
        minute: Number(minute),
        second: Number(second),
      },
      { overflow: 'reject' },
    )
    return sensible(local.toZonedDateTime(timeZone).toInstant())
  } catch {
    return undefined
  }
}

/** Of the years 1900 to 2999. */
function sensible({ epochMilliseconds }: Temporal.Instant): Instant | undefined {
  const instant = instantFromMilliseconds(epochMilliseconds)
  return /^(19|2\d)\d{2}-/.test(instant) ? instant : undefined
}

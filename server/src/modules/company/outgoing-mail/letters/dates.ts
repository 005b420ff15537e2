import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

/** As people in Finland write them, in whichever language. */
const regions: Readonly<Record<Locale, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

/** A date in a reader's language and an organisation's zone: “5. joulukuuta 2026”. */
export const fullDate = (instant: Instant, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone }).format(
    Temporal.Instant.from(instant).epochMilliseconds,
  )

/** A date with the time of day, in a reader's language and an organisation's zone: “5. joulukuuta 2026 klo 9.00”. */
export const dateAndTime = (instant: Instant, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    Temporal.Instant.from(instant).epochMilliseconds,
  )

const clocks = new Map<string, Intl.DateTimeFormat>()

/** A time of day in a reader's language and an organisation's zone: “9.00”. A list has many: what writes them is made once. */
export function timeOfDay(instant: Instant, timeZone: string, locale: Locale): string {
  const named = `${locale} ${timeZone}`
  let clock = clocks.get(named)
  if (!clock) {
    clock = new Intl.DateTimeFormat(regions[locale], { timeStyle: 'short', timeZone })
    clocks.set(named, clock)
  }
  return clock.format(Temporal.Instant.from(instant).epochMilliseconds)
}

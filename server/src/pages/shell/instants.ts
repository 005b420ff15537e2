import type { Language } from './language.ts'

const locales: Readonly<Record<Language, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

/** An instant as people of the language write it, in the organisation's time zone; it is not broken over lines. */
export const sayInstant = (instant: string, timeZone: string, language: Language): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    // Swedish shortens the month together with the word before the time.
    .toLocaleString(locales[language], {
      dateStyle: language === 'sv' ? 'long' : 'medium',
      timeStyle: 'short',
    })
    .replaceAll(' ', '\u00a0')

/** A date as people of the language write it. */
export const sayDate = (date: string, language: Language): string =>
  Temporal.PlainDate.from(date)
    .toLocaleString(locales[language], { dateStyle: 'medium' })
    .replaceAll(' ', '\u00a0')

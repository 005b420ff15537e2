/** The languages in which the service writes to people: ISO 639-1. */
export const locales = ['fi', 'sv', 'en'] as const
export type Locale = (typeof locales)[number]

/** For people who have not chosen one. */
export const defaultLocale: Locale = 'fi'

/** Dates and numbers are written as people in Finland write them, in whichever language. */
export const regions: Readonly<Record<Locale, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

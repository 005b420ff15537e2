/** The languages in which the service writes to people: ISO 639-1. */
export const locales = ['fi', 'sv', 'en'] as const
export type Locale = (typeof locales)[number]

/** For people who have not chosen one. */
export const defaultLocale: Locale = 'fi'

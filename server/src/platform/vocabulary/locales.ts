/** The languages in which the service writes to people: ISO 639-1. */
export const locales = ['fi', 'sv', 'en'] as const
export type Locale = (typeof locales)[number]

/** Of whoever has not said otherwise. */
export const defaultLocale: Locale = 'fi'

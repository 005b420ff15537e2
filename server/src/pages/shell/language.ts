import { type Locale, locales } from '../../platform/vocabulary/locales.ts'

/** The languages of the pages, as BCP 47 names them. */
export const languages = locales
export type Language = Locale

export const languageNames: Readonly<Record<Language, string>> = {
  fi: 'Suomi',
  sv: 'Svenska',
  en: 'English',
}

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some(language => language === text)

/** What a page says, in every language. The Finnish text decides which keys there are; one that lacks does not compile. */
export const texts = <T>(inLanguages: { fi: T } & Record<Exclude<Language, 'fi'>, NoInfer<T>>) =>
  inLanguages as Readonly<Record<Language, T>>

/** The languages of the pages, as BCP 47 names them. */
export const languages = ['fi', 'sv', 'en'] as const
export type Language = (typeof languages)[number]

export const languageNames: Readonly<Record<Language, string>> = {
  fi: 'Suomi',
  sv: 'Svenska',
  en: 'English',
}

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some(language => language === text)

/** The best of our languages for an `Accept-Language` header (RFC 9110 §12.5.4); English when none fits. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap(readWish)
    .sort((one, other) => other.quality - one.quality)
  return wishes[0]?.language ?? 'en'
}

/** `sv-FI;q=0.8` wishes for Swedish; the region makes no difference to us. */
function readWish(text: string): { language: Language; quality: number }[] {
  const [range = '', ...parameters] = text.trim().toLowerCase().split(';')
  const language = range.trim().split('-', 1)[0]
  const weight = parameters
    .map(parameter => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
    .find(Boolean)
  const quality = weight === undefined ? 1 : Number(weight)
  return isLanguage(language) && quality > 0 ? [{ language, quality }] : []
}

/** What a page says, in every language. The Finnish text decides which keys there are; one that lacks does not compile. */
export const texts = <T>(inLanguages: { fi: T } & Record<Exclude<Language, 'fi'>, NoInfer<T>>) =>
  inLanguages as Readonly<Record<Language, T>>

import type { Locale } from './locales.ts'

/** What something is called in each language. */
export type Names = Readonly<Record<Locale, string>>

/** By code, the names of the records that every organisation is given to begin with. */
export type StarterNames = Readonly<Record<string, Names>>

/** What a record is called, with the code by which it is found among those that every organisation is given. */
export interface Called {
  readonly code: string
  readonly name: string
}

/**
 * The name of a record as its reader is told it: in the language that they have chosen while the record has the name that it was
 * given to begin with, in whichever language. What the organisation has named by itself is called so by everybody.
 */
export const nameIn = (chosen: Locale | null, called: Called, starters: StarterNames): string =>
  chosen === null ? called.name : namesIn(called, starters)[chosen]

/** The same in every language, for what is kept and read by many. */
export function namesIn({ code, name }: Called, starters: StarterNames): Names {
  const given = Object.hasOwn(starters, code) ? starters[code] : undefined
  return given && Object.values(given).includes(name) ? given : { fi: name, sv: name, en: name }
}

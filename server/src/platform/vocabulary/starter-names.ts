import type { Locale } from './locales.ts'

/** By code, the names of the records that every organisation is given to begin with. */
export type StarterNames = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** What a record is called, with the code by which it is found among those that every organisation is given. */
export interface Called {
  readonly code: string
  readonly name: string
}

/**
 * The name of a record as its reader is told it: in the language that they have chosen while the record has the name that it was
 * given to begin with, in whichever language. What the organisation has named by itself is called so by everybody.
 */
export function nameIn(chosen: Locale | null, { code, name }: Called, starters: StarterNames): string {
  const given = chosen !== null && Object.hasOwn(starters, code) ? starters[code] : undefined
  return given && chosen && Object.values(given).includes(name) ? given[chosen] : name
}

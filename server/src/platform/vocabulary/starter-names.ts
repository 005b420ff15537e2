import type { Locale } from './locales.ts'

/** By code, the names of the records that every organisation is given to begin with. */
export type StarterNames = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/**
 * The name of a record as its reader is told it: in the language that they have chosen while the record has the name that it was
 * given to begin with, in whichever language. What the organisation has named by itself is called so by everybody.
 */
export function nameIn(
  chosen: Locale | null,
  { code, name }: { readonly code: string; readonly name: string },
  starters: StarterNames,
): string {
  const given = chosen !== null && Object.hasOwn(starters, code) ? starters[code] : undefined
  return given && chosen && Object.values(given).includes(name) ? given[chosen] : name
}

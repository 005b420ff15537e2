/** The parts of a person's name; none of them is blank. */
export interface NameParts {
  readonly firstNames: string
  readonly lastName: string
  readonly preferredName: string | null
}

/**
 * How a person is called: by the preferred name, else the first of the first names, and the last name. People with a
 * single name fill the other part with a sign, "-" for instance, which is no name and not said.
 */
export function displayName({ firstNames, lastName, preferredName }: NameParts): string {
  const calledBy = preferredName ?? firstNames.split(' ', 1)[0] ?? firstNames
  const said = [calledBy, lastName].filter(isSaid)
  return said.join(' ') || `${calledBy} ${lastName}`
}

/** The one name that a person is spoken to by. */
export function callName({ firstNames, lastName, preferredName }: NameParts): string {
  const calledBy = preferredName ?? firstNames.split(' ', 1)[0] ?? firstNames
  return isSaid(calledBy) ? calledBy : lastName
}

const isSaid = (part: string): boolean => /[\p{L}\p{N}]/u.test(part)

/** A name as it is kept: composed characters (NFC), single spaces, none at the ends. */
export const tidyName = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

/** Two spellings of a name, by letter case, spaces or Unicode form, have one key. */
export const nameKey = (text: string): string => tidyName(text).toLowerCase()

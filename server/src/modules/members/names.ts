/** The parts of a person's name; none of them is blank. */
export interface NameParts {
  readonly firstNames: string
  readonly lastName: string
  readonly preferredName: string | null
}

/** How a person is called: by the preferred name, else the first of the first names, and the last name. */
export function displayName({ firstNames, lastName, preferredName }: NameParts): string {
  const calledBy = preferredName ?? firstNames.split(' ', 1)[0]
  return `${calledBy} ${lastName}`
}

/** A name as it is kept: composed characters (NFC), single spaces, none at the ends. */
export const tidyName = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

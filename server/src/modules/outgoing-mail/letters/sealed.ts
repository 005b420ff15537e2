import type { Keyring } from '../../../platform/secrets/keyring.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Letter } from './letter.ts'

/** Where a letter belongs; it can be opened nowhere else. */
export interface LetterPlace {
  readonly orgId: Id
  readonly mailId: Id
}

export const sealLetter = (keyring: Keyring, place: LetterPlace, letter: Letter): Buffer =>
  keyring.seal(JSON.stringify(letter), boundTo(place))

/** Throws when the letter was changed, belongs elsewhere, or was sealed by another service secret. */
export const openLetter = (keyring: Keyring, place: LetterPlace, sealed: Buffer): Letter =>
  JSON.parse(keyring.open(sealed, boundTo(place))) as Letter

const boundTo = ({ orgId, mailId }: LetterPlace): string => `outgoing_mail ${orgId} ${mailId}`

import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { SealedColumn } from '../../../../platform/secrets/sealed-columns.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Letter } from './html.ts'

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

/** A stored letter; null when it has been dropped, and when nobody can read it any more, which is logged. */
export function storedLetter(
  { keyring, log }: { readonly keyring: Keyring; readonly log: ServiceLog },
  place: LetterPlace,
  sealed: string | null,
): Letter | null {
  if (sealed === null) return null
  try {
    return openLetter(keyring, place, Buffer.from(sealed, 'base64'))
  } catch (error) {
    log.error('a mail cannot be opened', error, { ...place })
    return null
  }
}

/** Where the letters lie. */
export const sealedLetters: SealedColumn = {
  what: 'letters',
  table: 'outgoing_mails',
  column: 'sealed',
  keys: { id: 'uuid' },
  boundTo: ({ id: mailId = '' }, orgId) => boundTo({ orgId, mailId }),
}

const boundTo = ({ orgId, mailId }: LetterPlace): string => `outgoing_mail ${orgId} ${mailId}`

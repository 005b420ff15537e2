import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { SealedColumn } from '../../../../platform/secrets/sealed-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A secret is sealed for its person, so that it is of no use in another's row. */
const boundTo = (personId: Id): string => `totp ${personId}`

/** Where the secrets lie. */
export const sealedSecrets: SealedColumn = {
  what: 'secrets of authenticator apps',
  table: 'directory.totp_factors',
  column: 'sealed_secret',
  keys: { person_id: 'uuid' },
  boundTo: ({ person_id: personId = '' }) => boundTo(personId),
}

export const sealSecret = (keyring: Keyring, personId: Id, secret: string): Buffer =>
  keyring.seal(secret, boundTo(personId))

export const openSecret = (keyring: Keyring, personId: Id, sealed: Buffer): string =>
  keyring.open(sealed, boundTo(personId))

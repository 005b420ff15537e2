import { randomBytes } from 'node:crypto'
import type { SftpCredential } from '../../../../platform/gateways/sftp/sftp-uploads.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { SealedColumn } from '../../../../platform/secrets/sealed-columns.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { SigningSecret } from './target.ts'

/** Where a secret belongs; it can be opened nowhere else. */
export interface SecretPlace {
  readonly orgId: Id
  readonly targetId: Id
}

/** A new signing secret: 32 random bytes as base64url. The text is for the one answer that shows it. */
export function newSecret(
  keyring: Keyring,
  place: SecretPlace,
  now: Instant,
): { readonly text: string; readonly secret: SigningSecret } {
  const id = newId()
  const text = randomBytes(32).toString('base64url')
  return {
    text,
    secret: { id, sealed: keyring.seal(text, boundTo(place, id)), createdAt: now, expiresAt: null },
  }
}

/** Throws when the sealed text was changed, belongs elsewhere, or was sealed by another service secret. */
export const openSecret = (keyring: Keyring, place: SecretPlace, id: Id, sealed: Buffer): string =>
  keyring.open(sealed, boundTo(place, id))

/** What opens an account at an SFTP server, to be kept as the signing secret of another target is. */
export function sealedCredential(
  keyring: Keyring,
  place: SecretPlace,
  credential: SftpCredential,
  now: Instant,
): SigningSecret {
  const id = newId()
  const sealed = keyring.seal(JSON.stringify(credential), boundTo(place, id))
  return { id, sealed, createdAt: now, expiresAt: null }
}

/** Throws as `openSecret` does. */
export const openCredential = (
  keyring: Keyring,
  place: SecretPlace,
  id: Id,
  sealed: Buffer,
): SftpCredential => JSON.parse(openSecret(keyring, place, id, sealed)) as SftpCredential

/** Where the secrets lie. */
export const sealedSecrets: SealedColumn = {
  what: 'secrets of export targets',
  table: 'export_target_secrets',
  column: 'sealed',
  keys: { target_id: 'uuid', id: 'uuid' },
  boundTo: ({ target_id: targetId = '', id = '' }, orgId) => boundTo({ orgId, targetId }, id),
}

const boundTo = ({ orgId, targetId }: SecretPlace, id: Id): string =>
  `export_target_secret ${orgId} ${targetId} ${id}`

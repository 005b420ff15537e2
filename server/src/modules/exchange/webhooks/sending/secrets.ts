import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { SealedColumn } from '../../../../platform/secrets/sealed-columns.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { SigningSecret } from '../rules.ts'

/** Where a secret belongs; it can be opened nowhere else. */
export interface SecretPlace {
  readonly orgId: Id
  readonly webhookId: Id
}

/** A new signing secret: 32 random bytes as base64url. The text is for the one answer that shows it. */
export function newSecret(
  keyring: Keyring,
  place: SecretPlace,
  now: Instant,
): { readonly text: string; readonly secret: SigningSecret } {
  const id = newId()
  const text = randomBytes(32).toString('base64url')
  const sealed = keyring.seal(text, boundTo(place, id))
  return { text, secret: { id, sealed, createdAt: now, expiresAt: null } }
}

/** Throws when the sealed text was changed, belongs elsewhere, or was sealed by another service secret. */
export const openSecret = (keyring: Keyring, place: SecretPlace, id: Id, sealed: Buffer): string =>
  keyring.open(sealed, boundTo(place, id))

/** Secrets that are kept open: opening one costs more than signing with it. */
const mostOpen = 2000

export interface SealedSecret {
  readonly id: Id
  /** As base64. */
  readonly sealed: string
}

/** Opens secrets, and remembers those it has opened; the oldest are forgotten. */
export class OpenSecrets {
  readonly #keyring: Keyring
  readonly #log: ServiceLog
  readonly #open = new Map<Id, string>()

  constructor(keyring: Keyring, log: ServiceLog) {
    this.#keyring = keyring
    this.#log = log
  }

  /** All secrets of a webhook; null, and a line in the log, when one of them cannot be opened. */
  of(place: SecretPlace, secrets: readonly SealedSecret[]): readonly string[] | null {
    try {
      return secrets.map(secret => this.#get(place, secret))
    } catch (error) {
      this.#log.error('webhook secret cannot be opened', error, { ...place })
      return null
    }
  }

  /** Throws as `openSecret` does. A secret never changes under its id. */
  #get(place: SecretPlace, { id, sealed }: SealedSecret): string {
    const known = this.#open.get(id)
    if (known !== undefined) return known
    const text = openSecret(this.#keyring, place, id, Buffer.from(sealed, 'base64'))
    const [oldest] = this.#open.keys()
    if (this.#open.size >= mostOpen && oldest !== undefined) this.#open.delete(oldest)
    this.#open.set(id, text)
    return text
  }
}

/** Where the secrets lie. */
export const sealedSecrets: SealedColumn = {
  what: 'webhook secrets',
  table: 'webhook_secrets',
  column: 'sealed',
  keys: { webhook_id: 'uuid', id: 'uuid' },
  boundTo: ({ webhook_id: webhookId = '', id = '' }, orgId) => boundTo({ orgId, webhookId }, id),
}

const boundTo = ({ orgId, webhookId }: SecretPlace, id: Id): string =>
  `webhook_secret ${orgId} ${webhookId} ${id}`

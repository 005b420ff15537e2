import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { keyOf, type ServiceKey, type WholeKey } from './service-key.ts'

/** A sealed value cannot be opened: its key is missing, it was changed, or it is bound to another place. */
export class SealUnreadable extends Error {
  override readonly name = 'SealUnreadable'
}

/** A sealed text that names its key begins with these four bytes, followed by the eight bytes of the key's id. */
const mark = Buffer.from('KTS\u0001', 'latin1')
const idLength = 8
const nonceLength = 12
const tagLength = 16

/** The first bytes of every text that the key seals. */
export const sealHeader = (keyId: string): Buffer => Buffer.concat([mark, Buffer.from(keyId, 'hex')])

/**
 * The service's secrets, used through keys derived for one purpose each: sealing what must be read back (webhook
 * secrets, stored answers) and authenticating what a caller returns to us (cursors). New values are made with the present
 * key; values of a former key are still opened and checked with it (ADR 23).
 */
export class Keyring {
  readonly present: WholeKey
  /** The newest first. */
  readonly formers: readonly ServiceKey[]
  readonly #header: Buffer
  readonly #sealingKeys: ReadonlyMap<string, Buffer>

  constructor(root: Buffer, formers: readonly (Buffer | ServiceKey)[] = []) {
    this.present = keyOf(root)
    this.formers = formers
      .map(former => (Buffer.isBuffer(former) ? keyOf(former) : former))
      .filter(({ id }) => id !== this.present.id)
    this.#header = sealHeader(this.present.id)
    const sealing = [this.present, ...this.formers].map(key => [key.id, key.derive('seal')] as const)
    this.#sealingKeys = new Map(sealing.filter((entry): entry is [string, Buffer] => entry[1] !== undefined))
  }

  /** The present secret's 32-byte key for one purpose. */
  derive(purpose: string): Buffer {
    return this.present.derive(purpose)
  }

  /** Every secret's key for one purpose, where it has one; the present secret first. */
  deriveAll(purpose: string): Buffer[] {
    return [this.present, ...this.formers].map(key => key.derive(purpose)).filter(key => key !== undefined)
  }

  /** Encrypts with AES-256-GCM; `bound` is authenticated with it, so a sealed text cannot be moved elsewhere. */
  seal(text: string, bound: string): Buffer {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', this.#sealingKeys.get(this.present.id) as Buffer, nonce)
    cipher.setAAD(Buffer.from(bound))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([this.#header, nonce, cipher.getAuthTag(), sealed])
  }

  /** Reads a sealed text back; throws `SealUnreadable`. */
  open(sealed: Buffer, bound: string): string {
    const id = sealed.subarray(0, mark.length).equals(mark)
      ? sealed.toString('hex', mark.length, mark.length + idLength)
      : undefined
    const key = id === undefined ? undefined : this.#sealingKeys.get(id)
    if (key) {
      const text = opened(key, sealed.subarray(mark.length + idLength), bound)
      if (text !== undefined) return text
    }
    // A text from before key ids names no key; one in 2^32 begins as if it named one.
    for (const candidate of this.#sealingKeys.values()) {
      const text = opened(candidate, sealed, bound)
      if (text !== undefined) return text
    }
    throw new SealUnreadable(
      id === undefined || key
        ? 'a sealed text was changed, belongs elsewhere, or was sealed with a key that is not there'
        : `a text is sealed with the key ${id}, which is not there`,
    )
  }

  /** Whether the text names the present key. */
  isPresent(sealed: Buffer): boolean {
    return sealed.subarray(0, this.#header.length).equals(this.#header)
  }

  mac(purpose: string, text: string): Buffer {
    return macWith(this.derive(purpose), text)
  }

  /** As `mac`, with every key, the present one first: for checking what a former key may have made. */
  macs(purpose: string, text: string): Buffer[] {
    return this.deriveAll(purpose).map(key => macWith(key, text))
  }
}

const macWith = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function opened(key: Buffer, sealed: Buffer, bound: string): string | undefined {
  if (sealed.length < nonceLength + tagLength) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return undefined
  }
}

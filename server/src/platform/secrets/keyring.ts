import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The service's own secret, used through keys derived for one purpose each: sealing what must be read back
 * (webhook secrets, stored answers) and authenticating what a caller carries for us (cursors).
 */
export class Keyring {
  readonly #sealingKey: Buffer
  readonly #root: Buffer

  constructor(root: Buffer) {
    if (root.length < 32) throw new RangeError('the service secret must have at least 32 bytes')
    this.#root = root
    this.#sealingKey = this.derive('seal')
  }

  /** A 32-byte key for one purpose. */
  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#root, '', `konttori/${purpose}`, 32))
  }

  /** Encrypts with AES-256-GCM; `bound` is authenticated with it, so a sealed text cannot be moved elsewhere. */
  seal(text: string, bound: string): Buffer {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#sealingKey, nonce)
    cipher.setAAD(Buffer.from(bound))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  /** Reads a sealed text back; throws when it was changed or is bound elsewhere. */
  open(sealed: Buffer, bound: string): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#sealingKey, sealed.subarray(0, 12))
    decipher.setAAD(Buffer.from(bound))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  }

  mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.derive(purpose)).update(text).digest()
  }
}

import { createHmac } from 'node:crypto'

/** RFC 4648 §6. */
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  let bits = ''
  for (const letter of secret) bits += base32.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** RFC 4226 §5.3, written apart from the library that the service uses. */
export function hotp(key: Buffer, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', key).update(message).digest()
  const offset = (mac[19] ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** An authenticator app with a secret, that shows each code once: the service takes none twice. */
export class AuthenticatorApp {
  readonly #key: Buffer
  #shown = 0

  constructor(secret: string) {
    this.#key = bytesOf(secret)
  }

  /** A code that has not been shown, of the step before, the present or the next. Throws when all were. */
  next(): string {
    const present = Math.floor(Date.now() / 30_000)
    const step = Math.max(present, this.#shown + 1)
    if (step > present + 1) throw new Error('the codes that can be taken have been used')
    this.#shown = step
    return hotp(this.#key, step)
  }

  /** The code that was shown last. */
  last(): string {
    return hotp(this.#key, this.#shown)
  }

  /** A code of another time. */
  at(milliseconds: number): string {
    return hotp(this.#key, Math.floor(milliseconds / 30_000))
  }

  /** When the service has forgotten which codes it took. */
  forget(): void {
    this.#shown = 0
  }
}

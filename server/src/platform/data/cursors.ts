import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from '../vocabulary/canonical-json.ts'

/** The cursor was not made by this service for this query. */
export class CursorInvalid extends Error {
  override readonly name = 'CursorInvalid'

  constructor() {
    super('the cursor does not belong to this query')
  }
}

const macBytes = 16

/**
 * Makes cursors: a position in a list, opaque to the caller, that only the query it was made for can read. The query
 * itself is not in the cursor; it goes into the authentication code, so another query finds the code wrong.
 */
export class Cursors {
  readonly #secret: KeyObject
  /** The present one, and those that cursors still under way were made with. */
  readonly #secrets: readonly KeyObject[]

  constructor(secret: Uint8Array, former: readonly Uint8Array[] = []) {
    if ([secret, ...former].some(each => each.length < 32))
      throw new RangeError('the cursor secret must have at least 32 bytes')
    this.#secret = createSecretKey(secret)
    this.#secrets = [this.#secret, ...former.map(each => createSecretKey(each))]
  }

  seal(query: unknown, position: readonly unknown[]): string {
    const text = JSON.stringify(position)
    return Buffer.concat([macOf(this.#secret, query, text), Buffer.from(text)]).toString('base64url')
  }

  /** Throws `CursorInvalid`. */
  open(query: unknown, cursor: string): unknown[] {
    const bytes = Buffer.from(cursor, 'base64url')
    const text = bytes.toString('utf8', macBytes)
    // Decoding skips characters that are not base64url; a cursor has one spelling only.
    const intact = bytes.length > macBytes && bytes.toString('base64url') === cursor
    const mac = bytes.subarray(0, macBytes)
    if (!intact || !this.#secrets.some(secret => timingSafeEqual(mac, macOf(secret, query, text))))
      throw new CursorInvalid()
    return JSON.parse(text) as unknown[]
  }
}

const macOf = (secret: KeyObject, query: unknown, text: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${canonicalJson(query)}\0${text}`)
    .digest()
    .subarray(0, macBytes)

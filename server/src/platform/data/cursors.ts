import { createHmac, timingSafeEqual } from 'node:crypto'

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
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    if (secret.length < 32) throw new RangeError('the cursor secret must have at least 32 bytes')
    this.#secret = secret
  }

  seal(query: unknown, position: readonly unknown[]): string {
    const text = Buffer.from(JSON.stringify(position))
    return Buffer.concat([this.#mac(query, text), text]).toString('base64url')
  }

  /** Throws `CursorInvalid`. */
  open(query: unknown, cursor: string): unknown[] {
    const bytes = Buffer.from(cursor, 'base64url')
    const text = bytes.subarray(macBytes)
    // Decoding skips characters that are not base64url; a cursor has one spelling only.
    const intact = bytes.length > macBytes && bytes.toString('base64url') === cursor
    if (!intact || !timingSafeEqual(bytes.subarray(0, macBytes), this.#mac(query, text)))
      throw new CursorInvalid()
    return JSON.parse(text.toString()) as unknown[]
  }

  #mac(query: unknown, text: Buffer): Buffer {
    return createHmac('sha256', this.#secret)
      .update(canonical(query))
      .update('\0')
      .update(text)
      .digest()
      .subarray(0, macBytes)
  }
}

/** JSON with the keys of objects in order and nothing undefined, so that one query has one spelling. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (isRecord(inner) ? sorted(inner) : inner))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

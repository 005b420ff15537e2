import type { Database } from '../data/database.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'

/** The idempotency keys of the requests of this process that go on after their first transaction. */
const ofDatabases = new WeakMap<Database, Set<string>>()

/**
 * The idempotency key of one request. While the request goes on after its first transaction, the same key is in flight:
 * the database has no answer for it yet. Another process answers by what is in progress.
 */
export class ContinuedKey {
  readonly #keys: Set<string>
  readonly #key: string
  #held = false

  /** Throws `idempotency_key_in_flight` where another request holds the key. */
  constructor(database: Database, orgId: string, key: string) {
    this.#keys = ofDatabases.get(database) ?? new Set()
    ofDatabases.set(database, this.#keys)
    this.#key = `${orgId} ${key}`
    if (this.#keys.has(this.#key))
      throw new RequestRefused(
        'idempotency_key_in_flight',
        'The first request with this key is still running.',
      )
  }

  /** Answers null, as nothing is stored for the key before the last transaction. */
  hold(): null {
    this.#keys.add(this.#key)
    this.#held = true
    return null
  }

  release(): void {
    if (this.#held) this.#keys.delete(this.#key)
  }
}

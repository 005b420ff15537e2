import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { subscriberOf } from './subscriber.ts'

/** An office of two hundred shares one address, and each of them needs a few pages to sign in. */
export const defaultReadsOfAddress = 1200

const windowMs = 60_000
/** Addresses that are remembered; beyond them the one that came first is forgotten. */
const remembered = 100_000

/** What a document of a megabyte counts beside a page. */
export const largeDocument = 5

interface Reader {
  /** When the present minute began. */
  since: number
  now: number
  before: number
}

/**
 * What an address may ask for without credentials in a rolling minute. Two numbers for each address: this minute's
 * requests, and the part of the last minute's that the window still covers, as if they had come evenly.
 */
export class AddressWindow {
  readonly #limit: number
  readonly #clock: () => number
  readonly #readers = new Map<string, Reader>()

  constructor(limit: number, clock: () => number = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  /** A hook that counts a request as so many. It refuses with `too-many-requests` of the scope `address`. */
  counting(weight = 1) {
    return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
      this.count(request.ip, weight)
      done()
    }
  }

  /** Throws `too-many-requests` of the scope `address` when the address has no room for it. */
  count(address: string, weight = 1): void {
    const now = this.#clock()
    const reader = this.#readerOf(subscriberOf(address), now)
    const part = (now - reader.since) / windowMs
    if (reader.before * (1 - part) + reader.now + weight > this.#limit) throw this.#refusal(reader, part)
    reader.now += weight
  }

  #readerOf(subscriber: string, now: number): Reader {
    let reader = this.#readers.get(subscriber)
    if (!reader) {
      reader = { since: now, now: 0, before: 0 }
      this.#readers.set(subscriber, reader)
      const [oldest] = this.#readers.keys()
      if (this.#readers.size > remembered && oldest !== undefined) this.#readers.delete(oldest)
      return reader
    }
    const minutes = Math.floor((now - reader.since) / windowMs)
    if (minutes > 0) {
      reader.before = minutes === 1 ? reader.now : 0
      reader.now = 0
      reader.since += minutes * windowMs
    }
    return reader
  }

  #refusal(reader: Reader, part: number): RequestRefused {
    // Until the last minute has moved on far enough, or this one has become the last.
    const seconds = Math.ceil((windowMs / 1000) * (reader.now >= this.#limit ? 1 - part : 0.1))
    return new RequestRefused(
      'too-many-requests',
      `The ${this.#limit} requests a minute of your address are used up.`,
      { scope: 'address' },
      { 'retry-after': String(Math.max(1, seconds)) },
    )
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { subscriberOf } from './subscriber.ts'

/** Enough for an office of two hundred behind one address, each of whom needs a few pages to sign in. */
export const defaultReadsOfAddress = 1200

const windowMs = 60_000
/** Addresses that are remembered; beyond that the oldest is dropped. */
const remembered = 100_000

/** The weight of a document of a megabyte; a page has the weight 1. */
export const largeDocument = 5

interface Reader {
  /** When the present minute began. */
  since: number
  now: number
  before: number
}

/**
 * The rate limit of an address for requests without credentials, in a rolling minute. It keeps two numbers for each
 * address, the requests of this minute and of the last one, and assumes that those of the last were evenly spread.
 */
export class AddressWindow {
  readonly #limit: number
  readonly #clock: () => number
  readonly #readers = new Map<string, Reader>()

  constructor(limit: number, clock: () => number = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  /** A hook that counts a request with the weight. It refuses with `too-many-requests` of the scope `address`. */
  counting(weight = 1) {
    return (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
      this.count(request.ip, weight)
      done()
    }
  }

  /** Throws `too-many-requests` of the scope `address` when the limit is reached. */
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
    // Until enough of the last minute has left the window, or this minute has become the last.
    const seconds = Math.ceil((windowMs / 1000) * (reader.now >= this.#limit ? 1 - part : 0.1))
    return new RequestRefused(
      'too-many-requests',
      `The ${this.#limit} requests a minute of your address are used up.`,
      { scope: 'address' },
      { 'retry-after': String(Math.max(1, seconds)) },
    )
  }
}

import type { Database } from '../../../../platform/data/database.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Meter } from './meter.ts'
import * as store from './store.ts'

export type Scope = 'sign_in' | 'oauth' | 'public_link' | 'pairing' | 'device'

/** An attempt that was let through. */
export interface Attempt {
  /** It was right: it counts for nothing, and where `afresh` is said, nothing counts that went before. */
  succeeded(): Promise<void>
  /** Takes it back from these meters, or from all; what went before still counts. */
  takeBack(meters?: readonly Meter[]): Promise<void>
}

/** A subject that was turned away is for so long turned away by this process alone, so that a flood costs no statements. */
const rememberedMs = 1000
const mostRemembered = 10_000

/**
 * Counts attempts by meters, for all processes on one database. An attempt counts before anything is checked, so that many
 * at once do not slip through; when it turns out right it is taken back.
 */
export class Attempts {
  readonly #database: Database
  readonly #keyring: Pick<Keyring, 'mac'>
  readonly #clock: () => number
  readonly #blocked = new Map<string, number>()

  constructor(database: Database, keyring: Pick<Keyring, 'mac'>, clock: () => number = Date.now) {
    this.#database = database
    this.#keyring = keyring
    this.#clock = clock
  }

  /**
   * Throws `too-many-requests` with the scope and `Retry-After` when one of the meters is blocked; then nothing is counted.
   * `afresh`: the meters that a success sets back to nothing.
   */
  async attempt(scope: Scope, meters: readonly Meter[], afresh: readonly Meter[] = []): Promise<Attempt> {
    const now = this.#clock()
    const counted = meters.map(meter => ({ hash: this.#hashOf(meter), bounds: meter.bounds }))
    const hashes = counted.map(({ hash }) => hash)
    this.#refuseRemembered(scope, hashes, now)
    const admitted = await store.count(this.#database, counted, now)
    const through = hashes.filter(hash => admitted.has(hash.toString('hex')))
    if (through.length < hashes.length) {
      if (through.length > 0) await store.takeBack(this.#database, through)
      const blocked = hashes.filter(hash => !through.includes(hash))
      throw tooMany(scope, await this.#waitOf(blocked, now))
    }
    const cleared = afresh.map(meter => this.#hashOf(meter))
    const takenBack = hashes.filter(hash => !cleared.some(other => other.equals(hash)))
    return {
      succeeded: async () => {
        await Promise.all([
          takenBack.length > 0 && store.takeBack(this.#database, takenBack),
          cleared.length > 0 && store.forget(this.#database, cleared),
        ])
      },
      takeBack: async (from = meters) => {
        const right = from.map(meter => this.#hashOf(meter))
        await store.takeBack(this.#database, right)
      },
    }
  }

  /** Throws as `attempt` does, and counts nothing. */
  async check(scope: Scope, meters: readonly Meter[]): Promise<void> {
    const now = this.#clock()
    const hashes = meters.map(meter => this.#hashOf(meter))
    this.#refuseRemembered(scope, hashes, now)
    const until = await store.blockedUntil(this.#database, hashes)
    if (until > now) throw tooMany(scope, secondsUntil(until, now))
  }

  /** Drops what says nothing any more. */
  async purge(): Promise<void> {
    await store.purge(this.#database, this.#clock())
  }

  #hashOf({ kind, subject }: Meter): Buffer {
    return this.#keyring.mac('attempts', `${kind} ${subject}`)
  }

  async #waitOf(hashes: readonly Buffer[], now: number): Promise<number> {
    const until = await store.blockedUntil(this.#database, hashes)
    if (this.#blocked.size >= mostRemembered) this.#blocked.clear()
    for (const hash of hashes) this.#blocked.set(hash.toString('hex'), Math.min(until, now + rememberedMs))
    return secondsUntil(until, now)
  }

  #refuseRemembered(scope: Scope, hashes: readonly Buffer[], now: number): void {
    for (const hash of hashes) {
      const until = this.#blocked.get(hash.toString('hex'))
      if (until === undefined) continue
      if (until > now) throw tooMany(scope, secondsUntil(until, now))
      this.#blocked.delete(hash.toString('hex'))
    }
  }
}

const secondsUntil = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000))

const tooMany = (scope: Scope, seconds: number): RequestRefused =>
  new RequestRefused(
    'too-many-requests',
    `There were too many attempts; try again in ${seconds} seconds.`,
    { scope },
    { 'retry-after': String(seconds) },
  )

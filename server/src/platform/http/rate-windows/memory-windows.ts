import { TimestampRing } from './timestamp-ring.ts'
import { type RateBudget, type RateLimits, type RateVerdict, verdictOf } from './verdict.ts'
import type { RateWindows } from './windows.ts'

interface Swept {
  readonly id: string
  readonly ring: { readonly newest: number }
}

/** More than one per added entry, so that idle entries are removed faster than new ones are added. */
const looksPerAddition = 2
/** A look touches cold memory, which costs more than the rest of the request. */
const callsPerLook = 16

/** Windows by id. Idle ones are removed a few at a time, so that no request takes long and no timer is needed. */
export class SweptMap<T extends Swept> {
  readonly #byId = new Map<string, T>()
  readonly #all: T[] = []
  #cursor = 0
  #calls = 0

  get size(): number {
    return this.#all.length
  }

  get(id: string): T | undefined {
    return this.#byId.get(id)
  }

  /** Adds an entry, and drops idle ones: those whose newest time is not after `upTo`. */
  add(item: T, upTo: number): void {
    for (let look = 0; look < looksPerAddition; look++) this.#look(upTo)
    this.#byId.set(item.id, item)
    this.#all.push(item)
  }

  /** Called with every request, so that idle entries are removed even when none are added. */
  sweep(upTo: number): void {
    this.#calls = (this.#calls + 1) % callsPerLook
    if (this.#calls === 0) this.#look(upTo)
  }

  #look(upTo: number): void {
    if (this.#cursor >= this.#all.length) this.#cursor = 0
    const item = this.#all[this.#cursor]
    if (!item) return
    if (item.ring.newest > upTo) {
      this.#cursor++
      return
    }
    this.#byId.delete(item.id)
    const last = this.#all.pop()
    if (last && last !== item) this.#all[this.#cursor] = last
  }
}

/** Requests of one moment may be a little out of order; only a longer step back is a clock that was set. */
const disorderMs = 1000

/**
 * Makes a wall clock usable for windows: its time never goes back, and goes on at once after the clock was set back,
 * so a correction neither opens the windows nor keeps them closed. A clock set forward frees places early: at worst,
 * one budget more.
 */
class SteadyClock {
  #last = Number.NEGATIVE_INFINITY
  #ahead = 0

  /** Steady time for the caller's time, both in milliseconds. */
  read(nowMs: number): number {
    const steady = nowMs + this.#ahead
    if (steady >= this.#last) {
      this.#last = steady
      return steady
    }
    if (this.#last - steady > disorderMs) this.#ahead = this.#last - nowMs
    return this.#last
  }

  /** A steady time on the caller's clock. */
  onCallersClock(steadyMs: number): number {
    return steadyMs - this.#ahead
  }
}

export interface MemoryOptions {
  readonly limits: RateLimits
  readonly windowSeconds: number
  /** Processes that divide the limits between them; the headers show the whole limits. */
  readonly nodes: number
}

interface KeyWindow {
  readonly id: string
  readonly ring: TimestampRing
}

/** A key's requests are also in its organisation's window, so an idle organisation has only idle keys. */
interface OrganisationWindow extends KeyWindow {
  readonly keys: SweptMap<KeyWindow>
}

/** Exact rolling windows of one process, with the time of every admitted request. */
export class MemoryWindows implements RateWindows {
  readonly degraded = false
  readonly #options: MemoryOptions
  readonly #windowMs: number
  readonly #keyPlaces: number
  readonly #organisationPlaces: number
  readonly #clock = new SteadyClock()
  readonly #organisations = new SweptMap<OrganisationWindow>()

  constructor(options: MemoryOptions) {
    this.#options = options
    this.#windowMs = options.windowSeconds * 1000
    this.#keyPlaces = part(options.limits.key, options.nodes)
    this.#organisationPlaces = part(options.limits.organisation, options.nodes)
  }

  /** Organisations whose windows are held in memory. */
  get organisations(): number {
    return this.#organisations.size
  }

  take(organisationId: string, credentialId: string | null, nowMs: number): RateVerdict {
    return this.#ask(organisationId, credentialId, nowMs, true)
  }

  peek(organisationId: string, credentialId: string | null, nowMs: number): RateVerdict {
    return this.#ask(organisationId, credentialId, nowMs, false)
  }

  /** Records a request that was admitted elsewhere, whether or not the limit is reached. */
  record(organisationId: string, credentialId: string | null, nowMs: number): void {
    this.#add(organisationId, credentialId, this.#advance(nowMs))
  }

  async close(): Promise<void> {}

  #ask(organisationId: string, credentialId: string | null, nowMs: number, take: boolean): RateVerdict {
    const now = this.#advance(nowMs)
    const organisation = this.#organisations.get(organisationId)
    organisation?.keys.sweep(now - this.#windowMs)
    const key = credentialId === null ? undefined : organisation?.keys.get(credentialId)
    organisation?.ring.expire(now - this.#windowMs)
    key?.ring.expire(now - this.#windowMs)
    const used = organisation?.ring.count ?? 0
    const usedByKey = key?.ring.count ?? 0
    const allowed = used < this.#organisationPlaces && usedByKey < this.#keyPlaces
    const taken = allowed && take ? 1 : 0
    if (taken) this.#add(organisationId, credentialId, now)

    const { limits, windowSeconds } = this.#options
    const takenByKey = credentialId === null ? 0 : taken
    return verdictOf(
      allowed,
      credentialId !== null,
      this.#budget(limits.key, this.#keyPlaces - usedByKey - takenByKey, takenByKey, key, now),
      this.#budget(limits.organisation, this.#organisationPlaces - used - taken, taken, organisation, now),
      windowSeconds,
      this.#clock.onCallersClock(now),
    )
  }

  #budget(
    limit: number,
    left: number,
    taken: number,
    window: KeyWindow | undefined,
    now: number,
  ): RateBudget {
    const oldest =
      window && window.ring.count > 0 ? window.ring.oldest : taken > 0 ? now : now - this.#windowMs
    const resetAtMs = this.#clock.onCallersClock(oldest + this.#windowMs)
    return { limit, remaining: Math.max(0, left), resetAtMs }
  }

  #advance(nowMs: number): number {
    const now = this.#clock.read(nowMs)
    this.#organisations.sweep(now - this.#windowMs)
    return now
  }

  #add(organisationId: string, credentialId: string | null, at: number): void {
    let organisation = this.#organisations.get(organisationId)
    if (!organisation) {
      organisation = {
        id: organisationId,
        ring: new TimestampRing(this.#organisationPlaces),
        keys: new SweptMap(),
      }
      this.#organisations.add(organisation, at - this.#windowMs)
    }
    organisation.ring.add(at)
    if (credentialId === null) return
    let key = organisation.keys.get(credentialId)
    if (!key) {
      key = { id: credentialId, ring: new TimestampRing(this.#keyPlaces) }
      organisation.keys.add(key, at - this.#windowMs)
    }
    key.ring.add(at)
  }
}

const part = (limit: number, nodes: number): number => Math.max(1, Math.floor(limit / nodes))

import { SteadyClock } from './steady-clock.ts'
import { SweptMap } from './swept-map.ts'
import { TimestampRing } from './timestamp-ring.ts'
import { type RateBudget, type RateLimits, type RateVerdict, verdictOf } from './verdict.ts'
import type { RateWindows } from './windows.ts'

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

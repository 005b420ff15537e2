/** Which share of the process an attempt takes: that of receivers that answer, or of those that lately do not. */
export type Share = 'steady' | 'struggling'

export interface CapacityLimits {
  /** Attempts under way in this process, for either share. */
  readonly perShare: number
  /** Attempts under way for one organisation, for either share. */
  readonly perOrganisation: number
}

/**
 * How many attempts may be under way. Receivers that do not answer hold an attempt for the whole deadline, so they
 * have a share of their own: however many there are, those that answer never wait for them.
 */
export class Capacity {
  readonly #limits: CapacityLimits
  readonly #taken: Record<Share, number> = { steady: 0, struggling: 0 }
  readonly #waiting: Record<Share, Set<() => void>> = { steady: new Set(), struggling: new Set() }

  constructor(limits: CapacityLimits) {
    this.#limits = limits
  }

  /** Attempts under way, and those that a transaction is about to begin. */
  get underWay(): number {
    return this.#taken.steady + this.#taken.struggling
  }

  /** Whether nothing of the share is free. */
  exhausted(share: Share): boolean {
    return this.#taken[share] >= this.#limits.perShare
  }

  /**
   * Takes as much of a share as is free and an organisation with so many attempts may have. One that has none may
   * always have one: however much the others hold, nobody waits for them to begin.
   */
  take(share: Share, underWay: number): number {
    const free = Math.max(this.#limits.perShare - this.#taken[share], underWay === 0 ? 1 : 0)
    const taken = Math.max(0, Math.min(free, this.#limits.perOrganisation - underWay))
    this.#taken[share] += taken
    return taken
  }

  /** Gives back, and lets the one that has waited longest try. */
  give(share: Share, count: number): void {
    if (count === 0) return
    this.#taken[share] -= count
    const [next] = this.#waiting[share]
    if (!next) return
    this.#waiting[share].delete(next)
    next()
  }

  /** Calls once, when something of the share is given back. */
  wait(share: Share, next: () => void): void {
    this.#waiting[share].add(next)
  }
}

import type { RateBudget, RateLimits, RateVerdict } from '../rate-windows.ts'

/** Rolling windows as one would write them down: every admitted request with its time, counted anew each time. */
export class NaiveWindows {
  readonly #limits: RateLimits
  readonly #windowSeconds: number
  readonly #admitted: { readonly organisation: string; readonly key: string | null; readonly at: number }[] =
    []

  constructor(limits: RateLimits, windowSeconds: number) {
    this.#limits = limits
    this.#windowSeconds = windowSeconds
  }

  ask(organisation: string, key: string | null, now: number, take: boolean): RateVerdict {
    const ofKey = () =>
      this.#times(now, one => key !== null && one.organisation === organisation && one.key === key)
    const ofTenant = () => this.#times(now, one => one.organisation === organisation)
    const allowed = ofKey().length < this.#limits.key && ofTenant().length < this.#limits.organisation
    if (allowed && take) this.#admitted.push({ organisation, key, at: now })
    const keyBudget = this.#budget(this.#limits.key, ofKey(), now)
    const tenantBudget = this.#budget(this.#limits.organisation, ofTenant(), now)
    const candidates = [
      { scope: 'key' as const, ...keyBudget, binds: key !== null },
      { scope: 'tenant' as const, ...tenantBudget, binds: true },
    ].filter(one => one.binds && (allowed || one.remaining === 0))
    const worst = candidates.reduce((a, b) => {
      if (allowed) return b.remaining < a.remaining ? b : a
      return b.resetAtMs > a.resetAtMs ? b : a
    })
    const { scope, limit, remaining, resetAtMs } = worst
    const retryAfterSeconds = allowed ? 0 : Math.max(1, Math.ceil((resetAtMs - now) / 1000))
    return {
      allowed,
      scope,
      limit,
      remaining,
      resetAtMs,
      retryAfterSeconds,
      windowSeconds: this.#windowSeconds,
      key: keyBudget,
      tenant: tenantBudget,
    }
  }

  #times(now: number, which: (one: { organisation: string; key: string | null }) => boolean): number[] {
    return this.#admitted
      .filter(one => which(one) && one.at > now - this.#windowSeconds * 1000)
      .map(one => one.at)
  }

  #budget(limit: number, times: readonly number[], now: number): RateBudget {
    const resetAtMs = times.length === 0 ? now : Math.min(...times) + this.#windowSeconds * 1000
    return { limit, remaining: limit - times.length, resetAtMs }
  }
}

/** Requests that one key, and one organisation with all its keys, may make in a rolling window. */
export interface RateLimits {
  readonly key: number
  readonly organisation: number
}

export interface RateBudget {
  /** Requests in a window, as announced. */
  readonly limit: number
  readonly remaining: number
  /** Milliseconds since the epoch: when the window's next place becomes free; now when all of them are. */
  readonly resetAtMs: number
}

/** The windows' verdict on a request. `limit`, `remaining` and `resetAtMs` belong to the window named by `scope`. */
export interface RateVerdict extends RateBudget {
  readonly allowed: boolean
  /** Refused: the window without room, of two the one that takes longer. Allowed: the window with less left. */
  readonly scope: 'key' | 'tenant'
  /** Whole seconds after which the exhausted window has a place again; 0 when allowed. */
  readonly retryAfterSeconds: number
  readonly windowSeconds: number
  readonly key: RateBudget
  readonly tenant: RateBudget
}

export function verdictOf(
  allowed: boolean,
  hasKey: boolean,
  key: RateBudget,
  tenant: RateBudget,
  windowSeconds: number,
  nowMs: number,
): RateVerdict {
  const scope = hasKey && keyDecides(allowed, key, tenant) ? 'key' : 'tenant'
  const { limit, remaining, resetAtMs } = scope === 'key' ? key : tenant
  const retryAfterSeconds = allowed ? 0 : Math.max(1, Math.ceil((resetAtMs - nowMs) / 1000))
  return { allowed, scope, limit, remaining, resetAtMs, retryAfterSeconds, windowSeconds, key, tenant }
}

function keyDecides(allowed: boolean, key: RateBudget, tenant: RateBudget): boolean {
  if (allowed) return key.remaining <= tenant.remaining
  if (key.remaining > 0) return false
  return tenant.remaining > 0 || key.resetAtMs >= tenant.resetAtMs
}

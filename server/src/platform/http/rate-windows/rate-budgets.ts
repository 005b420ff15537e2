import { instantFromMilliseconds } from '../../vocabulary/dates.ts'
import type { RateBudget } from './verdict.ts'
import type { RateWindows } from './windows.ts'

/** One window as `GET /v1/me/access` shows it. */
export interface ShownBudget {
  readonly scope: 'key' | 'tenant'
  readonly limit: number
  readonly windowSeconds: number
  readonly remaining: number
  /** Instant in UTC. */
  readonly resetAt: string
}

/** Both budgets of a caller, without taking from them. */
export const rateBudgets = (windows: RateWindows) => ({
  async of(organisationId: string, credentialId: string): Promise<readonly ShownBudget[]> {
    const { key, tenant, windowSeconds } = await windows.peek(organisationId, credentialId, Date.now())
    const shown = (scope: 'key' | 'tenant', { limit, remaining, resetAtMs }: RateBudget): ShownBudget => ({
      scope,
      limit,
      windowSeconds,
      remaining,
      resetAt: instantFromMilliseconds(Math.ceil(resetAtMs)),
    })
    return [shown('key', key), shown('tenant', tenant)]
  },
})

import type { ServiceLog } from '../../telemetry/log.ts'
import { MemoryWindows } from './memory-windows.ts'
import { RedisWindows } from './redis-windows.ts'
import type { RateLimits, RateVerdict } from './verdict.ts'

export { rateBudgets } from './rate-budgets.ts'
export { rateHeaders } from './rate-headers.ts'
export type { RateBudget, RateLimits, RateVerdict } from './verdict.ts'

/**
 * Two exact rolling windows, one for a credential and one for its organisation. A request needs a place in both and
 * takes it until a window's length later; a refused one takes nothing. Answers at once unless Redis has to be asked.
 */
export interface RateWindows {
  /** `credentialId` null: only the organisation's window counts. */
  take(organisationId: string, credentialId: string | null, nowMs: number): RateVerdict | Promise<RateVerdict>
  /** The verdict of `take` without taking a place. */
  peek(organisationId: string, credentialId: string | null, nowMs: number): RateVerdict | Promise<RateVerdict>
  /** Whether the windows should be shared between processes and are not; for metrics. */
  readonly degraded: boolean
  close(): Promise<void>
}

export interface RateWindowOptions {
  readonly limits: RateLimits
  /** Shares the windows between processes; null keeps them in memory. */
  readonly redisUrl: string | null
  readonly log: ServiceLog
  /** Processes that share the windows; they divide the limits while Redis is away. 1 when left out. */
  readonly nodes?: number
  /** 60 when left out. */
  readonly windowSeconds?: number
}

export function createRateWindows(options: RateWindowOptions): RateWindows {
  const { limits, redisUrl, log, nodes = 1, windowSeconds = 60 } = options
  return redisUrl === null
    ? new MemoryWindows({ limits, windowSeconds, nodes: 1 })
    : new RedisWindows({ url: redisUrl, limits, windowSeconds, nodes, log })
}

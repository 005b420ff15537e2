import type { ServiceLog } from '../../telemetry/log.ts'
import { MemoryWindows } from './memory-windows.ts'
import type { RateLimits } from './verdict.ts'
import type { RateWindows } from './windows.ts'

export { rateBudgets } from './rate-budgets.ts'
export { rateHeaders } from './rate-headers.ts'
export type { RateBudget, RateLimits, RateVerdict } from './verdict.ts'
export type { RateWindows } from './windows.ts'

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

export async function createRateWindows(options: RateWindowOptions): Promise<RateWindows> {
  const { limits, redisUrl, log, nodes = 1, windowSeconds = 60 } = options
  if (redisUrl === null) return new MemoryWindows({ limits, windowSeconds, nodes: 1 })
  const { RedisWindows } = await import('./redis-windows.ts')
  return new RedisWindows({ url: redisUrl, limits, windowSeconds, nodes, log })
}

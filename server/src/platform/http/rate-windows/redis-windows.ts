import { Redis, type Result } from 'ioredis'
import type { ServiceLog } from '../../telemetry/log.ts'
import { MemoryWindows } from './memory-windows.ts'
import { type RateBudget, type RateLimits, type RateVerdict, verdictOf } from './verdict.ts'
import type { RateWindows } from './windows.ts'
import { windowScript } from './window-script.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    askRateWindows(
      organisationWindow: string,
      keyWindow: string,
      windowMs: number,
      organisationPlaces: number,
      keyPlaces: number,
      take: 0 | 1,
      nowMs: number | '',
    ): Result<
      [admitted: 0 | 1, used: number, freesIn: number, usedByKey: number, keyFreesIn: number],
      Context
    >
  }
}

export interface RedisOptions {
  readonly url: string
  readonly limits: RateLimits
  readonly windowSeconds: number
  /** Processes behind the load balancer; each admits its part of the limits while Redis is away. */
  readonly nodes: number
  readonly log: ServiceLog
  /** Whose time counts: Redis's, one clock for all processes, or `nowMs`, for processes that share a clock. */
  readonly clock?: 'redis' | 'caller'
  /** Milliseconds that a request waits for Redis before this process decides alone. */
  readonly answerWithinMs?: number
}

const probeEveryMs = 250
/** Milliseconds without a byte after which the connection is reopened. */
const silenceMs = 2000

/**
 * Exact rolling windows that several processes share in Redis (5 or later, or Valkey). While Redis cannot answer, this
 * process decides alone with its part of the limits, counting what it has admitted in the last window. When Redis is
 * back it does not know what was admitted meanwhile, so the window after an outage can admit up to one budget more.
 */
export class RedisWindows implements RateWindows {
  readonly #options: RedisOptions
  readonly #redis: Redis
  /** What this process has admitted, kept also while Redis answers, so that losing Redis does not reset the windows. */
  readonly #local: MemoryWindows
  #degraded = true
  /** Logs an outage once, however many requests it affects. */
  #reported = false
  #probe: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: RedisOptions) {
    this.#options = options
    this.#local = new MemoryWindows(options)
    this.#redis = new Redis(options.url, {
      scripts: { askRateWindows: { lua: windowScript, numberOfKeys: 2 } },
      commandTimeout: options.answerWithinMs ?? 250,
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      // Commands are sent once and at once: none waits for a connection or is repeated on the next one.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: attempt => Math.min(100 * attempt, silenceMs),
      reconnectOnError: error => error.message.startsWith('READONLY'),
    })
    this.#redis.on('error', error => this.#away(error))
    this.#redis.on('close', () => this.#away(new Error('connection closed')))
    this.#redis.on('ready', () => this.#probeNow())
  }

  /** True while this process decides alone. */
  get degraded(): boolean {
    return this.#degraded
  }

  take(
    organisationId: string,
    credentialId: string | null,
    nowMs: number,
  ): RateVerdict | Promise<RateVerdict> {
    return this.#degraded
      ? this.#local.take(organisationId, credentialId, nowMs)
      : this.#shared(organisationId, credentialId, nowMs, 1)
  }

  peek(
    organisationId: string,
    credentialId: string | null,
    nowMs: number,
  ): RateVerdict | Promise<RateVerdict> {
    return this.#degraded
      ? this.#local.peek(organisationId, credentialId, nowMs)
      : this.#shared(organisationId, credentialId, nowMs, 0)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#degraded = true
    clearTimeout(this.#probe)
    this.#redis.disconnect()
  }

  async #shared(
    organisationId: string,
    credentialId: string | null,
    nowMs: number,
    take: 0 | 1,
  ): Promise<RateVerdict> {
    try {
      const verdict = await this.#ask(organisationId, credentialId, nowMs, take)
      if (take && verdict.allowed) this.#local.record(organisationId, credentialId, nowMs)
      return verdict
    } catch (error) {
      this.#away(error)
      return take
        ? this.#local.take(organisationId, credentialId, nowMs)
        : this.#local.peek(organisationId, credentialId, nowMs)
    }
  }

  async #ask(
    organisationId: string,
    credentialId: string | null,
    nowMs: number,
    take: 0 | 1,
  ): Promise<RateVerdict> {
    const { limits, windowSeconds, clock } = this.#options
    const now = Math.floor(nowMs)
    // One hash tag, so that a cluster keeps both windows in one slot.
    const place = `konttori:rate:{${organisationId}}`
    const [admitted, used, freesIn, usedByKey, keyFreesIn] = await this.#redis.askRateWindows(
      `${place}:organisation`,
      `${place}:key:${credentialId ?? ''}`,
      windowSeconds * 1000,
      limits.organisation,
      credentialId === null ? 0 : limits.key,
      take,
      clock === 'caller' ? now : '',
    )
    const budget = (limit: number, taken: number, frees: number): RateBudget => ({
      limit,
      remaining: Math.max(0, limit - taken),
      resetAtMs: now + frees,
    })
    const key = budget(limits.key, usedByKey, keyFreesIn)
    const tenant = budget(limits.organisation, used, freesIn)
    return verdictOf(admitted === 1, credentialId !== null, key, tenant, windowSeconds, now)
  }

  #away(error: unknown): void {
    this.#degraded = true
    if (this.#closed || this.#reported) return
    this.#reported = true
    const reason = error instanceof Error ? error.message : String(error)
    this.#options.log.warn('rate windows are local: redis does not answer', {
      reason,
      nodes: this.#options.nodes,
    })
    this.#probeLater()
  }

  #probeLater(): void {
    clearTimeout(this.#probe)
    this.#probe = setTimeout(() => this.#probeNow(), probeEveryMs)
    this.#probe.unref()
  }

  /** A real take, because a Redis that answers `PING` may still refuse scripts or writes. */
  async #probeNow(): Promise<void> {
    clearTimeout(this.#probe)
    if (this.#closed || !this.#degraded) return
    try {
      await this.#ask('probe', null, Date.now(), 1)
    } catch {
      if (!this.#closed) this.#probeLater()
      return
    }
    if (this.#closed || !this.#degraded) return
    this.#degraded = false
    this.#reported = false
    this.#options.log.info('rate windows are shared through redis')
  }
}

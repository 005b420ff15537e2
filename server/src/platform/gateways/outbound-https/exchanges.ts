import { type Agent, errors } from 'undici'
import { readAnswer } from './answer.ts'
import { checkHeaders } from './header-check.ts'
import type { OutboundAnswer, OutboundRequest } from './outbound-https.ts'
import { type OutboundCode, OutboundRefused } from './refused.ts'
import { type Destination, parseDestination } from './url.ts'

interface ExchangeOptions {
  readonly allowPrivate: boolean
  readonly requestsPerOrigin: number
}

/** The requests under way: bounded per origin, each cut at its deadline. */
export class Exchanges {
  readonly #agent: Agent
  readonly #options: ExchangeOptions
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #perOrigin = new Map<string, number>()
  #draining = false

  constructor(agent: Agent, options: ExchangeOptions) {
    this.#agent = agent
    this.#options = options
  }

  async post(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const started = performance.now()
    const elapsed = () => Math.round(performance.now() - started)
    try {
      if (this.#draining) throw new OutboundRefused('closed', 'The service is stopping.')
      const parsed = parseDestination(url, this.#options.allowPrivate)
      if (!parsed.ok) throw new OutboundRefused(parsed.code, parsed.detail)
      checkHeaders(request.headers)
      const answer = await this.#counted(parsed.destination, request)
      return { ...answer, durationMs: elapsed() }
    } catch (error) {
      throw refusal(error, elapsed())
    }
  }

  /** Resolves when nothing is under way any more; from the call on, nothing new starts. */
  async drain(): Promise<void> {
    this.#draining = true
    await Promise.allSettled(this.#underWay)
  }

  async #counted({ origin, path }: Destination, request: OutboundRequest) {
    const count = this.#perOrigin.get(origin) ?? 0
    if (count >= this.#options.requestsPerOrigin)
      throw new OutboundRefused('destination_busy', `${count} requests to ${origin} are under way.`)
    this.#perOrigin.set(origin, count + 1)
    const exchange = withDeadline(request.deadlineMs, signal =>
      this.#exchange({ origin, path }, request, signal),
    )
    this.#underWay.add(exchange)
    try {
      return await exchange
    } finally {
      this.#underWay.delete(exchange)
      const left = (this.#perOrigin.get(origin) ?? 1) - 1
      if (left > 0) this.#perOrigin.set(origin, left)
      else this.#perOrigin.delete(origin)
    }
  }

  async #exchange(to: Pick<Destination, 'origin' | 'path'>, request: OutboundRequest, signal: AbortSignal) {
    const response = await this.#agent.request({
      origin: to.origin,
      path: to.path,
      method: 'POST',
      // A compressed answer would make the excerpt unreadable.
      headers: { ...request.headers, 'accept-encoding': 'identity' },
      body: request.body,
      signal,
    })
    try {
      return { status: response.statusCode, excerpt: await readAnswer(response, request.maxResponseBytes) }
    } catch (error) {
      throw refusal(error, 0, response.statusCode)
    }
  }
}

/**
 * The deadline rejects by itself besides cutting the request: while a connection is being made, undici only notes
 * an abort and would answer when the connection stands or fails.
 */
async function withDeadline<T>(deadlineMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const expired = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const timeout = new OutboundRefused('timeout', `No whole answer within ${deadlineMs} ms.`)
    // The abort first: an exchange that had its headers then reports the timeout with its status.
    limit.abort(timeout)
    setImmediate(() => expired.reject(timeout))
  }, deadlineMs)
  try {
    return await Promise.race([run(limit.signal), expired.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Any failure as one of our codes. */
function refusal(error: unknown, durationMs: number, status: number | null = null): OutboundRefused {
  if (error instanceof OutboundRefused)
    return new OutboundRefused(error.code, error.message, {
      durationMs,
      status: error.status ?? status,
      cause: error.cause ?? error,
    })
  const reason = error instanceof Error ? error : new Error(String(error))
  return new OutboundRefused(codeOf(reason), reason.message, { durationMs, status, cause: reason })
}

function codeOf(error: Error): OutboundCode {
  if (error instanceof errors.HeadersOverflowError) return 'response_too_large'
  if (error instanceof errors.HTTPParserError || error instanceof errors.ResponseContentLengthMismatchError)
    return 'response_malformed'
  if (error instanceof errors.MaxOriginsReachedError) return 'destination_busy'
  // With TLS 1.3 a receiver refuses a missing client certificate only after the handshake.
  return /^ERR_(SSL|TLS)_/.test((error as NodeJS.ErrnoException).code ?? '')
    ? 'tls_failed'
    : 'connection_failed'
}

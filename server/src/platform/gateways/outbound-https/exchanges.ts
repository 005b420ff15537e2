import { type Agent, errors } from 'undici'
import { type Answer, Answering } from './answer.ts'
import { checkHeaders } from './header-check.ts'
import type { OutboundAnswer, OutboundRequest } from './outbound-https.ts'
import { type OutboundCode, OutboundRefused } from './refused.ts'
import { type Destination, parseDestination } from './url.ts'

interface ExchangeOptions {
  readonly allowPrivate: boolean
  readonly requestsPerOrigin: number
}

/** URLs whose check is remembered. */
const mostDestinations = 2000

/** The requests under way: bounded per origin, each cut at its deadline. */
export class Exchanges {
  readonly #agent: Agent
  readonly #options: ExchangeOptions
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #perOrigin = new Map<string, number>()
  readonly #destinations = new Map<string, Destination>()
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
      const destination = this.#destinationOf(url)
      checkHeaders(request.headers)
      const answer = await this.#counted(destination, request)
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

  /** Judged by its text alone, and so the same every time. */
  #destinationOf(url: string): Destination {
    const known = this.#destinations.get(url)
    if (known) return known
    const parsed = parseDestination(url, this.#options.allowPrivate)
    if (!parsed.ok) throw new OutboundRefused(parsed.code, parsed.detail)
    if (this.#destinations.size >= mostDestinations) this.#destinations.clear()
    this.#destinations.set(url, parsed.destination)
    return parsed.destination
  }

  async #counted({ origin, path }: Destination, request: OutboundRequest) {
    const count = this.#perOrigin.get(origin) ?? 0
    if (count >= this.#options.requestsPerOrigin)
      throw new OutboundRefused('destination_busy', `${count} requests to ${origin} are under way.`)
    this.#perOrigin.set(origin, count + 1)
    const exchange = this.#exchange({ origin, path }, request)
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

  async #exchange(to: Pick<Destination, 'origin' | 'path'>, request: OutboundRequest): Promise<Answer> {
    const answering = new Answering(request.maxResponseBytes)
    const { deadlineMs } = request
    const timer = setTimeout(
      () =>
        answering.cut(
          new OutboundRefused('timeout', `No whole answer within ${deadlineMs} ms.`, {
            status: answering.status,
          }),
        ),
      deadlineMs,
    )
    try {
      this.#agent.dispatch(
        {
          origin: to.origin,
          path: to.path,
          method: 'POST',
          // A compressed answer would make the excerpt unreadable.
          headers: { ...request.headers, 'accept-encoding': 'identity' },
          body: request.body,
        },
        answering,
      )
      return await answering.settled
    } catch (error) {
      throw refusal(error, 0, answering.status)
    } finally {
      clearTimeout(timer)
    }
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

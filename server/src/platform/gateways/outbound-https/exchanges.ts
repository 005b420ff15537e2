import { type Agent, errors } from 'undici'
import { Answering } from './answer.ts'
import type { OutboundAnswer, OutboundRequest } from './exchange.ts'
import { type OutboundCode, OutboundRefused } from './refused.ts'
import { type Destination, parseDestination } from './url.ts'

/** Set by the connection; from a caller they could smuggle in a second request or name another host. */
const ours = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'accept-encoding',
])

/**
 * Refuses headers that the connection sets; undici refuses the other invalid ones.
 *
 * @throws {OutboundRefused} `header_not_valid`
 */
function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const name in headers)
    if (ours.has(name.toLowerCase()))
      throw new OutboundRefused('header_not_valid', `The header ${name} is set by the connection.`)
}

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
  readonly #perOrigin = new Map<string, number>()
  readonly #destinations = new Map<string, Destination>()
  #draining: PromiseWithResolvers<void> | undefined

  constructor(agent: Agent, options: ExchangeOptions) {
    this.#agent = agent
    this.#options = options
  }

  async post(url: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const started = performance.now()
    const elapsed = () => Math.round(performance.now() - started)
    const answering = new Answering(request.maxResponseBytes)
    try {
      if (this.#draining) throw new OutboundRefused('closed', 'The service is stopping.')
      const destination = this.#destinationOf(url)
      checkHeaders(request.headers)
      this.#enter(destination)
      const deadline = cutAfter(answering, request.deadlineMs)
      try {
        this.#dispatch(destination, request, answering)
        const { status, excerpt } = await answering.settled
        return { status, excerpt, durationMs: elapsed() }
      } finally {
        clearTimeout(deadline)
        this.#leave(destination)
      }
    } catch (error) {
      throw refusal(error, elapsed(), answering.status)
    }
  }

  /** Starts no new requests, and resolves when none is under way. */
  drain(): Promise<void> {
    this.#draining ??= Promise.withResolvers()
    if (this.#perOrigin.size === 0) this.#draining.resolve()
    return this.#draining.promise
  }

  /** Depends on the text only, so it can be remembered. */
  #destinationOf(url: string): Destination {
    const known = this.#destinations.get(url)
    if (known) return known
    const parsed = parseDestination(url, this.#options.allowPrivate)
    if (!parsed.ok) throw new OutboundRefused(parsed.code, parsed.detail)
    if (this.#destinations.size >= mostDestinations) this.#destinations.clear()
    this.#destinations.set(url, parsed.destination)
    return parsed.destination
  }

  #enter({ origin }: Destination): void {
    const count = this.#perOrigin.get(origin) ?? 0
    if (count >= this.#options.requestsPerOrigin)
      throw new OutboundRefused('destination_busy', `${count} requests to ${origin} are under way.`)
    this.#perOrigin.set(origin, count + 1)
  }

  #leave({ origin }: Destination): void {
    const left = (this.#perOrigin.get(origin) ?? 1) - 1
    if (left > 0) this.#perOrigin.set(origin, left)
    else this.#perOrigin.delete(origin)
    if (this.#perOrigin.size === 0) this.#draining?.resolve()
  }

  #dispatch({ origin, path }: Destination, { headers, body }: OutboundRequest, answering: Answering): void {
    this.#agent.dispatch(
      {
        origin,
        path,
        method: 'POST',
        // A compressed answer would make the excerpt unreadable.
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
      },
      answering,
    )
  }
}

const cutAfter = (answering: Answering, deadlineMs: number): NodeJS.Timeout =>
  setTimeout(() => {
    const { status } = answering
    answering.cut(new OutboundRefused('timeout', `No whole answer within ${deadlineMs} ms.`, { status }))
  }, deadlineMs)

/** Maps a failure to an outbound code. */
function refusal(error: unknown, durationMs: number, status: number | null): OutboundRefused {
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
  // Everything but the headers is built here and always valid.
  if (error instanceof errors.InvalidArgumentError) return 'header_not_valid'
  // With TLS 1.3 a receiver refuses a missing client certificate only after the handshake.
  return /^ERR_(SSL|TLS)_/.test((error as NodeJS.ErrnoException).code ?? '')
    ? 'tls_failed'
    : 'connection_failed'
}

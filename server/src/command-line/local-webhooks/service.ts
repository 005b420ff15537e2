import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { printable } from './printable.ts'

/** A service that commands of integrators talk to, over its public interface alone. */
export interface Service {
  readonly url: string
  readonly key: string
}

/** What a service answered, and how much of the key's budget is left. */
export interface Answered {
  readonly body: unknown
  readonly budget: { readonly limit: number; readonly remaining: number } | undefined
}

/** Nobody answers there for the moment, or the service asks to come back later. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
  readonly retryAfterSeconds: number | undefined
  /** The service itself asks to wait, so it is there. */
  readonly answered: boolean

  constructor(
    message: string,
    {
      retryAfterSeconds,
      answered = false,
    }: { retryAfterSeconds?: number | undefined; answered?: boolean } = {},
  ) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
    this.answered = answered
  }
}

const deadlineMs = 30_000

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  /** A CSV file, sent in place of a body. */
  readonly csv?: Uint8Array
  /** Whoever asks again with the same key is given the first answer. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/**
 * Asks the service once. Throws `RequestRefused` with the service's own code, `ServiceUnreachable` where the same
 * request may succeed later, and the signal's reason.
 */
export async function ask({ url, key }: Service, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = 'GET', body, csv, idempotencyKey, signal } = asked
  const content = csv ?? (body && JSON.stringify(body))
  const limit = AbortSignal.timeout(deadlineMs)
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json',
        'user-agent': 'Konttori-CLI/1.0',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(content && { 'content-type': csv ? 'text/csv; charset=utf-8' : 'application/json' }),
      },
      ...(content && { body: content as string | Uint8Array<ArrayBuffer> }),
      // The key goes to the address that was given and nowhere else.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return read(url, answer, await answer.text())
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ServiceUnreachable || error instanceof RequestRefused) throw error
    throw new ServiceUnreachable(`No service answers at ${url} (${reasonOf(error)}).`)
  }
}

function read(url: string, { ok, status, headers }: Response, text: string): Answered {
  const body = parsed(text)
  if (ok && body !== undefined) return { body, budget: budgetIn(headers) }
  const retryAfter = headers.get('retry-after') ?? ''
  const retryAfterSeconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
  // A proxy in front of a service that restarts answers 502 to 504 in its own words.
  if (status === 429 || (status >= 502 && status <= 504))
    throw new ServiceUnreachable(`The service at ${url} answers ${status}.`, {
      retryAfterSeconds,
      answered: true,
    })
  if (isProblem(body) && body.code === 'idempotency_key_in_flight')
    throw new ServiceUnreachable(`The service at ${url} still works on what was asked before.`, {
      answered: true,
    })
  if (!ok && isProblem(body))
    throw new RequestRefused(body.code, printable(body.detail ?? body.title ?? body.code), body)
  throw new ServiceUnreachable(`What answers at ${url} is no Konttori service (status ${status}).`)
}

interface Problem extends Readonly<Record<string, unknown>> {
  readonly code: string
  readonly title?: string
  readonly detail?: string
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function budgetIn(headers: Headers): Answered['budget'] {
  const [limit, remaining] = [headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]
  return limit === null || remaining === null
    ? undefined
    : { limit: Number(limit), remaining: Number(remaining) }
}

/** Why a request of the platform's `fetch` failed: it hides the reason one or two causes down. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${deadlineMs / 1000} s`
  const cause = error instanceof Error ? error.cause : undefined
  const inner = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause
  if (inner instanceof Error) return ('code' in inner && String(inner.code)) || inner.message
  return error instanceof Error ? error.message : String(error)
}

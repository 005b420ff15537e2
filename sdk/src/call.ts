import { ConnectionError, KonttoriError } from './errors.ts'
import { type Exchange, exchange } from './exchange.ts'
import type { OperationId } from './generated/problems.ts'
import type { Problem } from './generated/schemas.ts'
import type { RateBudget } from './rate-budget.ts'
import { bodyOf, headersOf, type RequestParts, urlOf } from './request.ts'
import { mayBeSentAgain, pause, waitBeforeRetry } from './retry.ts'

export interface ClientOptions {
  /** Where the service is, `https://konttori.example.com`; in a page of the service's own, `location.origin`. */
  readonly baseUrl: string
  /** An API key or OAuth access token. In a page of the service's own, leave it out: the session's cookie is sent. */
  readonly key?: string | undefined
  /** How long one attempt may take, milliseconds; 30 000 unless said otherwise. */
  readonly timeoutMs?: number | undefined
  /** How often a request is sent again at most; 3 unless said otherwise. */
  readonly maxRetries?: number | undefined
  /** In place of the platform's own `fetch`, for a proxy or a recorder. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

export interface CallOptions {
  /** Ends the call, its retries and the waits between them; the call then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  readonly maxRetries?: number | undefined
}

export interface KeyedCallOptions extends CallOptions {
  /**
   * At most 200 characters; a new UUID unless given. Give one, and keep it, when the operation may be called again
   * after this program has ended: within 24 hours the service answers the same key with the same answer.
   */
  readonly idempotencyKey?: string | undefined
}

/** What a generated method knows of its operation. */
export interface Operation {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** It takes an `Idempotency-Key`. */
  readonly keyed?: boolean
}

export type Call = <Answer>(
  operation: Operation,
  parts: RequestParts,
  options?: KeyedCallOptions,
) => Promise<Answer>

const defaultTimeoutMs = 30_000
const defaultMaxRetries = 3

/**
 * Sends one operation, again where that is safe: a read and a write that carries an idempotency key, which every POST that
 * takes one does, also after a lost connection; any other write after an answer that says that nothing of it was done. Throws
 * `KonttoriError` when the service refuses and `ConnectionError` when no answer of the service arrives.
 */
export function caller(client: ClientOptions, budget: RateBudget): Call {
  const { baseUrl, key } = client
  if (!/^https?:$/.test(new URL(baseUrl).protocol)) throw new TypeError(`${baseUrl} is no HTTP address`)

  return async <Answer>(operation: Operation, parts: RequestParts, options: KeyedCallOptions = {}) => {
    const { signal } = options
    const maxRetries = options.maxRetries ?? client.maxRetries ?? defaultMaxRetries
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? defaultTimeoutMs
    const url = urlOf(baseUrl, operation.path, parts)
    const body = bodyOf(parts)
    const idempotencyKey = operation.keyed ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined
    const request = {
      method: operation.method,
      headers: headersOf({ key, body, idempotencyKey }),
      ...(body !== undefined && { body }),
    }
    const isRepeatable = operation.method === 'GET' || idempotencyKey !== undefined
    const send = () => exchange(client.fetch ?? globalThis.fetch, url, request, { timeoutMs, signal })

    for (let attempt = 0; ; attempt++) {
      const outcome = await counted(budget, send)
      const result = outcome instanceof ConnectionError ? outcome : read(operation, outcome)
      if (!(result instanceof Error)) return result.body as Answer
      const again = attempt < maxRetries && mayBeSentAgain(result, isRepeatable)
      const wait = again ? waitBeforeRetry(result, attempt) : undefined
      if (wait === undefined) throw result
      await pause(wait, signal)
    }
  }
}

async function counted(
  budget: RateBudget,
  send: () => Promise<Exchange | ConnectionError>,
): Promise<Exchange | ConnectionError> {
  const end = budget.begin()
  let outcome: Exchange | ConnectionError | undefined
  try {
    return (outcome = await send())
  } finally {
    end(outcome instanceof ConnectionError ? undefined : outcome?.rate)
  }
}

/** The body of an answer of success; else why there is none. */
function read(
  operation: Operation,
  answer: Exchange,
): { readonly body: unknown } | KonttoriError | ConnectionError {
  const isSuccess = answer.status >= 200 && answer.status < 300
  if (isSuccess && answer.text === '') return { body: undefined }
  const body = parsed(answer.text)
  if (isSuccess && body !== undefined) return { body }
  if (!isSuccess && isProblem(body)) return new KonttoriError(operation.id, body, answer.retryAfterSeconds)
  return new ConnectionError(
    'not_the_service',
    `${answer.status} with a body that is not the service's; is the base URL right?`,
    { status: answer.status, retryAfterSeconds: answer.retryAfterSeconds },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'status' in body &&
  typeof body.status === 'number'

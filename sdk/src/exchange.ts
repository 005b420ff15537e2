import { ConnectionError } from './errors.ts'
import { type RateStatus, rateStatusOf } from './rate-budget.ts'

/** An answer whose body has arrived in whole. */
export interface Exchange {
  readonly status: number
  readonly text: string
  readonly retryAfterSeconds: number | undefined
  /** What the answer says of the rate windows; null when nothing. */
  readonly rate: RateStatus | null
}

/** Sends one request once. Throws the reason of `signal` when that ends it; every other failure is an outcome. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal?: AbortSignal | undefined },
): Promise<Exchange | ConnectionError> {
  signal?.throwIfAborted()
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, timeoutMs)
  signal?.addEventListener('abort', end)
  try {
    // A redirect would turn a POST into a GET, or carry the key elsewhere; the interface has none.
    const response = await fetch(url, { ...request, redirect: 'manual', signal: ending.signal })
    const text = await response.text()
    return {
      status: response.status,
      text,
      retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
      rate: rateStatusOf(response.headers),
    }
  } catch (cause) {
    signal?.throwIfAborted()
    if (ending.signal.aborted)
      return new ConnectionError('timeout', `No answer within ${timeoutMs} ms.`, { cause })
    return new ConnectionError('network', 'The connection failed before the answer was here.', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** The service counts in seconds; the other form of the header, a date, needs a clock that agrees with the server's. */
const secondsOf = (retryAfter: string | null): number | undefined =>
  retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined

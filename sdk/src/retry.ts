import { type ConnectionError, KonttoriError } from './errors.ts'

/** The longest `Retry-After` that is waited for: the service's rate windows are a minute. */
const longestWaitSeconds = 60
const firstBackoffMs = 250
const longestBackoffMs = 8_000

/**
 * How long to wait before the next attempt, milliseconds; undefined when there must be none. At least what the service
 * asks for, and a random part that doubles with every attempt, so that callers do not come back all at once.
 *
 * @param attempt 0 after the first attempt.
 * @param chance from 0 to 1.
 */
export function waitBeforeRetry(
  error: KonttoriError | ConnectionError,
  attempt: number,
  chance: number = Math.random(),
): number | undefined {
  const asked = error.retryAfterSeconds ?? 0
  if (!mayPass(error) || asked > longestWaitSeconds) return undefined
  const backoff = Math.min(firstBackoffMs * 2 ** attempt, longestBackoffMs)
  return asked * 1000 + Math.round(backoff * (1 + chance))
}

/** Refusals of which the service says that nothing of the request was done. `service_unavailable` says no such thing. */
const nothingDone: ReadonlySet<string> = new Set(['too-many-requests', 'service_busy', 'storage_full'])

/**
 * Whether the request may be sent again without being done twice. A repeatable one, a read or one with an idempotency key,
 * always may; of any other the answer has to say that nothing was done.
 */
export function mayBeSentAgain(error: KonttoriError | ConnectionError, isRepeatable: boolean): boolean {
  if (isRepeatable || error.status === 429) return true
  return error instanceof KonttoriError && nothingDone.has(error.code)
}

/** Whether the same request may succeed in a moment. */
function mayPass(error: KonttoriError | ConnectionError): boolean {
  if (error.status === 429 || error.status === 503) return true
  // The attempt that broke off may still be running: its answer is there in a moment.
  if (error instanceof KonttoriError) return error.code === 'idempotency_key_in_flight'
  return error.reason !== 'not_the_service'
}

/** Waits, or throws the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

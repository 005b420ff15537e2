import { pause } from './retry.ts'

/** What an answer says of the rate windows: that with less left. */
export interface RateStatus {
  readonly remaining: number
  /** When the window's next place becomes free, milliseconds from the answer. */
  readonly resetInMs: number
}

/** Without a limit, as far as is known: an answer that says nothing of windows. */
const unlimited: RateStatus = { remaining: Number.POSITIVE_INFINITY, resetInMs: 0 }

/**
 * What is left of the rate windows for one client, from the headers of its answers. They lag behind: a request on its way
 * may not be counted in them yet, and answers overtake each other. So while requests are on their way what is left only
 * falls, and when all have been answered it is the least that an answer said.
 */
export class RateBudget {
  /** Requests that may still begin; undefined before the first answer. */
  #left: number | undefined
  /** The least that an answer said since no request was on its way; undefined when none has said anything. */
  #least: number | undefined
  #resetAt = 0
  #attempts = 0
  #admitted = 0
  readonly #waiting = new Set<() => void>()

  /**
   * An attempt begins. Call what it returns when the attempt has ended, with what the answer said of the windows: null when
   * nothing, undefined when there was no answer.
   */
  begin(): (status: RateStatus | null | undefined) => void {
    this.#attempts++
    if (this.#left !== undefined) this.#left--
    return status => {
      this.#attempts--
      if (status !== undefined) this.#note(status ?? unlimited)
      if (this.#attempts === 0) this.#settle()
      this.#wake()
    }
  }

  /** Waits until the windows have room for one call more; `leave` gives the place back when the call has ended. */
  async enter(signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted()
      if (this.#hasRoom()) break
      if (this.#admitted > 0) await this.#change(signal)
      else await pause(this.#resetAt - now(), signal)
    }
    this.#admitted++
  }

  leave(): void {
    this.#admitted--
    this.#wake()
  }

  /** Until it is known what is left, one call goes ahead of the others. */
  #hasRoom(): boolean {
    if (this.#admitted === 0 && (this.#left === undefined || now() >= this.#resetAt)) return true
    return this.#left !== undefined && this.#left - this.#admitted > 0
  }

  #note({ remaining, resetInMs }: RateStatus): void {
    this.#least = Math.min(this.#least ?? remaining, remaining)
    this.#left = Math.min(this.#left ?? remaining, remaining - this.#attempts)
    this.#resetAt = now() + resetInMs
  }

  #settle(): void {
    this.#left = this.#least ?? this.#left
    this.#least = undefined
  }

  #change(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#waiting.delete(go)
        reject(signal?.reason)
      }
      const go = () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      this.#waiting.add(go)
      signal?.addEventListener('abort', stop, { once: true })
    })
  }

  #wake(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const go of waiting) go()
  }
}

const now = (): number => performance.now()

const longestResetMs = 60_000

/** The rate status of an answer; null when it says none. `Date` is the server's clock, where its header can be read. */
export function rateStatusOf(headers: Headers): RateStatus | null {
  const remaining = wholeNumber(headers.get('x-ratelimit-remaining'))
  const reset = wholeNumber(headers.get('x-ratelimit-reset'))
  if (remaining === undefined || reset === undefined) return null
  const answeredAt = Date.parse(headers.get('date') ?? '') || Date.now()
  return { remaining, resetInMs: Math.min(Math.max(0, reset * 1000 - answeredAt), longestResetMs) }
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined

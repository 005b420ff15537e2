import { RequestRefused } from './vocabulary/request-refused.ts'

interface Limits {
  readonly atOnce: number
  /** Where more than so many wait, the next is refused: in a longer queue, callers would give up before they are served. */
  readonly queue?: { readonly waiting: number; readonly detail: string }
}

/** Runs so many pieces of work at a time, in the order in which they are requested. */
export class ConcurrencyLimiter {
  readonly #limits: Limits
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Throws `service_busy` where the queue has a limit and is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, queue } = this.#limits
    if (this.#running < atOnce) this.#running++
    else if (queue && this.#waiting.length >= queue.waiting)
      throw new RequestRefused('service_busy', queue.detail, {}, { 'retry-after': '2' })
    // A piece that ends hands its place on, so nobody slips in between.
    else await new Promise<void>(resolve => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

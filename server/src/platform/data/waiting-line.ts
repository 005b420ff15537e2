import { ServiceBusy } from './database-errors.ts'
import { Fifo } from './wire/fifo.ts'

interface Waiter<T> {
  readonly resolve: (served: T) => void
  readonly reject: (reason: unknown) => void
  readonly timer: NodeJS.Timeout
  gone: boolean
}

/** People in line for something: served in order, sent away when the line is full or their deadline has passed. */
export class WaitingLine<T> {
  readonly #what: string
  readonly #limit: number
  readonly #waiters = new Fifo<Waiter<T>>()
  #present = 0

  constructor(what: string, limit: number) {
    this.#what = what
    this.#limit = limit
  }

  get length(): number {
    return this.#present
  }

  /** `deadline` is on the clock of `performance.now()`. Throws `ServiceBusy`. */
  wait(deadline: number): Promise<T> {
    if (this.#present >= this.#limit)
      return Promise.reject(new ServiceBusy(`too many wait for ${this.#what}`))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          waiter.gone = true
          this.#present--
          reject(new ServiceBusy(`waited too long for ${this.#what}`))
        },
        Math.max(0, deadline - performance.now()),
      )
      const waiter: Waiter<T> = { resolve, reject, timer, gone: false }
      this.#waiters.push(waiter)
      this.#present++
    })
  }

  /** Whether somebody was there to be served. */
  serve(served: T): boolean {
    const waiter = this.#next()
    waiter?.resolve(served)
    return waiter !== undefined
  }

  refuseAll(reason: unknown): void {
    for (let waiter = this.#next(); waiter; waiter = this.#next()) waiter.reject(reason)
  }

  #next(): Waiter<T> | undefined {
    let waiter = this.#waiters.take()
    while (waiter?.gone) waiter = this.#waiters.take()
    if (waiter) {
      clearTimeout(waiter.timer)
      this.#present--
    }
    return waiter
  }
}

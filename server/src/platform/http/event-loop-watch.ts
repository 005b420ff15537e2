import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 20
const lookEveryMs = 500
/** Mean delay above which work accumulates: every request waits for several iterations of the event loop. */
export const usualBusyMs = 500
/** One long iteration is over when it is noticed; only several bad samples in a row mean overload. */
const badLooksInARow = 2

/** Measures the delay of the event loop. */
export class EventLoopWatch {
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })
  readonly #timer: NodeJS.Timeout
  #badLooks = 0
  #samples = 0
  #sum = 0

  readonly #busyMs: number

  constructor(busyMs: number) {
    this.#busyMs = busyMs
    this.#delay.enable()
    this.#timer = setInterval(() => this.#look(), lookEveryMs)
    this.#timer.unref()
  }

  get badlyDelayed(): boolean {
    return this.#badLooks >= badLooksInARow
  }

  close(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
  }

  #look(): void {
    // Not by `reset`, which forgets when the last sample was: of iterations longer than a look it would never see one.
    const { count, mean } = this.#delay
    if (count === this.#samples) return
    const sum = mean * count
    // What is measured is the time between two samples, in nanoseconds.
    const delayMs = (sum - this.#sum) / (count - this.#samples) / 1e6 - resolutionMs
    this.#samples = count
    this.#sum = sum
    this.#badLooks = delayMs > this.#busyMs ? this.#badLooks + 1 : 0
  }
}

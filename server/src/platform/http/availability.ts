import { monitorEventLoopDelay } from 'node:perf_hooks'
import { RequestRefused } from '../vocabulary/request-refused.ts'

const resolutionMs = 20
const lookEveryMs = 500
/** Mean delay above which work accumulates: every request waits for several iterations of the event loop. */
const usualBusyMs = 500
/** One long iteration is over when it is noticed; only several bad samples in a row mean overload. */
const badLooksInARow = 2

/** Measures the delay of the event loop. */
class EventLoopWatch {
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

const retrySoon = { 'retry-after': '1' }

/** Whether the service accepts requests at this moment. */
export class Availability {
  readonly #eventLoop: EventLoopWatch
  #draining = false

  constructor(busyMs = usualBusyMs) {
    this.#eventLoop = new EventLoopWatch(busyMs)
  }

  /** True once the service is to stop. */
  get draining(): boolean {
    return this.#draining
  }

  /** Refuses new operations from now on; those under way continue. */
  startDraining(): void {
    this.#draining = true
  }

  /** Why an operation is refused before any work for it; undefined when it may begin. */
  refusal(): RequestRefused | undefined {
    if (this.#draining)
      return new RequestRefused('service_unavailable', 'The service is stopping.', {}, retrySoon)
    if (this.#eventLoop.badlyDelayed)
      return new RequestRefused('service_busy', 'The service is busy; nothing was written.', {}, retrySoon)
    return undefined
  }

  close(): void {
    this.#eventLoop.close()
  }
}

import type { Worker } from '../worker.ts'
import type { ServiceLog } from '../telemetry/log.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

type Work = (stopping: AbortSignal) => Promise<unknown>

/** Does something at start and again after each interval. What fails is logged and done the next time. */
class Periodic implements Worker {
  readonly #name: string
  readonly #work: Work
  readonly #log: ServiceLog
  readonly #stopping = new AbortController()
  readonly #everyMs: number
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(everyMs: number, name: string, work: Work, log: ServiceLog) {
    this.#everyMs = everyMs
    this.#name = name
    this.#work = work
    this.#log = log
  }

  start(): void {
    this.#running = this.#run()
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#run())
    }, this.#everyMs)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearInterval(this.#timer)
    await this.#running
  }

  async #run(): Promise<void> {
    if (this.#stopping.signal.aborted) return
    try {
      await this.#work(this.#stopping.signal)
    } catch (error) {
      this.#log.error(`${this.#name} failed`, error)
    }
  }
}

/** Does something at start and every day after. What fails is logged and done the next day. */
export class Daily extends Periodic {
  constructor(name: string, work: Work, log: ServiceLog) {
    super(24 * hourMs, name, work, log)
  }
}

/** Does something at start and every hour after. What fails is logged and done the next hour. */
export class Hourly extends Periodic {
  constructor(name: string, work: Work, log: ServiceLog) {
    super(hourMs, name, work, log)
  }
}

/** Does something at start and every five minutes after. What fails is logged and done the next time. */
export class EveryFiveMinutes extends Periodic {
  constructor(name: string, work: Work, log: ServiceLog) {
    super(5 * minuteMs, name, work, log)
  }
}

import type { Worker } from '../worker.ts'
import type { ServiceLog } from '../telemetry/log.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Does something at start and every day after. What fails is logged and done the next day. */
export class Daily implements Worker {
  readonly #name: string
  readonly #work: (stopping: AbortSignal) => Promise<unknown>
  readonly #log: ServiceLog
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(name: string, work: (stopping: AbortSignal) => Promise<unknown>, log: ServiceLog) {
    this.#name = name
    this.#work = work
    this.#log = log
  }

  start(): void {
    this.#running = this.#run()
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#run())
    }, dayMs)
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

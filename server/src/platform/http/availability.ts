import { RequestRefused } from '../vocabulary/request-refused.ts'
import { EventLoopWatch, usualBusyMs } from './event-loop-watch.ts'

const retrySoon = { 'retry-after': '1' }

/** Whether the service accepts requests at this moment. */
export class Availability {
  readonly #eventLoop: EventLoopWatch
  #draining = false

  constructor(busyMs = usualBusyMs) {
    this.#eventLoop = new EventLoopWatch(busyMs)
  }

  /** True once the service is asked to stop. */
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

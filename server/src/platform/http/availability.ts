import { RequestRefused } from '../vocabulary/request-refused.ts'
import { EventLoopWatch } from './event-loop-watch.ts'

const retrySoon = { 'retry-after': '1' }

/** Whether the service takes work at this moment. */
export class Availability {
  readonly #eventLoop = new EventLoopWatch()
  #draining = false

  /** True from the moment the service is asked to stop. */
  get draining(): boolean {
    return this.#draining
  }

  /** From now on no operation is begun; those under way go on. */
  startDraining(): void {
    this.#draining = true
  }

  /** Why an operation is not begun, before any work for it; undefined when it is. */
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

import type { Worker } from '../../../../platform/module.ts'
import type { Services } from '../../../../platform/services.ts'
import { attemptsOf } from './limits.ts'

const everyMs = 10 * 60 * 1000

/** Drops attempts that say nothing any more, every ten minutes; what fails is logged and done the next time. */
export function sweepingAttempts(services: Services): Worker {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const sweep = () => {
    running = running.then(() =>
      attemptsOf(services)
        .purge()
        .catch(error => services.log.error('sweeping of attempts failed', error)),
    )
  }
  return {
    start() {
      timer = setInterval(sweep, everyMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

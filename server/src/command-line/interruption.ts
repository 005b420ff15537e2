import { exitCodes } from '../lifecycle/exit-codes.ts'
import { echoMillis } from '../lifecycle/stop-request.ts'

/** Somebody asked the command to end before its end. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'

  constructor() {
    super('Interrupted.')
  }
}

/** Ctrl-C and a request to stop abort the signal; a second one ends the process as it is. */
export function listenForInterruption(): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  let askedAt = 0
  const ask = () => {
    if (!controller.signal.aborted) {
      askedAt = performance.now()
      controller.abort(new Interrupted())
    } else if (performance.now() - askedAt > echoMillis) process.exit(exitCodes.interrupted)
  }
  process.on('SIGINT', ask).on('SIGTERM', ask)
  return {
    signal: controller.signal,
    end: () => void process.off('SIGINT', ask).off('SIGTERM', ask),
  }
}

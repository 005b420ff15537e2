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
    } else if (performance.now() - askedAt > echoMillis) endAsUnheard()
  }
  process.on('SIGINT', ask).on('SIGTERM', ask)
  return {
    signal: controller.signal,
    end: () => void process.off('SIGINT', ask).off('SIGTERM', ask),
  }
}

/** As if nobody listened: the system ends the process, whatever it is doing, and shells tell it by the code 130. */
function endAsUnheard(): void {
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}

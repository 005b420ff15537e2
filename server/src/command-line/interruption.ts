import { exitCodes } from '../lifecycle/exit-codes.ts'

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
  const ask = () => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted)
    controller.abort(new Interrupted())
  }
  process.on('SIGINT', ask).on('SIGTERM', ask)
  return {
    signal: controller.signal,
    end: () => void process.off('SIGINT', ask).off('SIGTERM', ask),
  }
}

import { identify, isAlive } from '../platform/process-identity.ts'

/** Who may ask the service to stop, and how often they did. */
export type StopRequest = {
  /** Resolves with the reason when a stop is asked for. */
  readonly requested: Promise<string>
  /** Resolves when it is asked for again: whoever waits has lost patience. */
  readonly insisted: Promise<string>
  readonly isRequested: () => boolean
}

// Ctrl-C in a terminal reaches the service from the terminal and again from npm, which passes it on.
const echoMillis = 1000
const launcherCheckMillis = 250

/**
 * Listens for SIGTERM and SIGINT, and for the end of any of the launchers, given by process id: a launcher that is
 * killed can pass on no signal, and a server nobody can see would keep the port.
 */
export function listenForStop(launchers: readonly number[]): StopRequest {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  let requestedAt: number | undefined
  const ask = (reason: string) => {
    if (requestedAt === undefined) {
      requestedAt = performance.now()
      first.resolve(reason)
    } else if (performance.now() - requestedAt > echoMillis) {
      second.resolve(reason)
    }
  }
  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
  onAnyGone(launchers, () => ask('the launcher is gone'))
  return { requested: first.promise, insisted: second.promise, isRequested: () => requestedAt !== undefined }
}

function onAnyGone(pids: readonly number[], listener: () => void): void {
  if (pids.length === 0) return
  const processes = pids.map(identify)
  const timer = setInterval(() => {
    if (processes.every(process => process && isAlive(process))) return
    clearInterval(timer)
    listener()
  }, launcherCheckMillis)
  timer.unref()
}

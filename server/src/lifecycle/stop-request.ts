import { hasEnded, identify, type ProcessIdentity } from '../platform/process-identity.ts'

export type StopReason = {
  /** For the log. */
  readonly reason: string
  /** Whether somebody wanted it; else the launcher has ended and cannot want anything any more. */
  readonly wanted: boolean
}

/** Who may ask the service to stop, and how often they did. */
export type StopRequest = {
  /** Resolves when a stop is asked for. */
  readonly requested: Promise<StopReason>
  /** Resolves when it is asked for again: whoever waits has lost patience. */
  readonly insisted: Promise<string>
  /** The stop that was asked for; undefined when none was. */
  readonly request: () => StopReason | undefined
}

/** Ctrl-C in a terminal reaches a program from the terminal and again from npm or its launcher, which pass it on. */
export const echoMillis = 1000
const launcherCheckMillis = 250

/**
 * Listens for SIGTERM and SIGINT, and for the end of any of the launchers, given by process id: a launcher that is
 * killed can pass on no signal, and a server nobody can see would keep the port.
 */
export function listenForStop(launchers: readonly number[]): StopRequest {
  const first = Promise.withResolvers<StopReason>()
  const second = Promise.withResolvers<string>()
  let request: StopReason | undefined
  let requestedAt = 0
  const ask = (reason: string, wanted: boolean) => {
    if (request === undefined) {
      requestedAt = performance.now()
      request = { reason, wanted }
      first.resolve(request)
    } else if (performance.now() - requestedAt > echoMillis) {
      second.resolve(reason)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ask(signal, true))
  onAnyGone(launchers, () => ask('the launcher is gone', false))
  return { requested: first.promise, insisted: second.promise, request: () => request }
}

function onAnyGone(pids: readonly number[], listener: () => void): void {
  if (pids.length === 0) return
  const known = new Map<number, ProcessIdentity>()
  const isGone = (pid: number) => {
    const identity = known.get(pid)
    if (identity) return hasEnded(identity)
    try {
      const found = identify(pid)
      if (found) known.set(pid, found)
      return found === undefined
    } catch {
      // The system does not tell; the next look may.
      return false
    }
  }
  // At once, so that a later process with the same id is not taken for it.
  const goneAlready = pids.filter(isGone)
  const timer = setInterval(() => {
    if (goneAlready.length === 0 && !pids.some(isGone)) return
    clearInterval(timer)
    listener()
  }, launcherCheckMillis)
  timer.unref()
}

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
 * Listens for SIGTERM and SIGINT, and for the end of the launcher: when that is killed it can pass on no signal, and a
 * server nobody can see would keep the port. `launcherPid` is undefined when nobody launched us.
 */
export function listenForStop(launcherPid: number | undefined): StopRequest {
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
  if (launcherPid !== undefined) onParentGone(launcherPid, () => ask('the launcher is gone'))
  return { requested: first.promise, insisted: second.promise, isRequested: () => requestedAt !== undefined }
}

/** A process whose parent ends is handed to another one. */
function onParentGone(parentPid: number, listener: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parentPid) return
    clearInterval(timer)
    listener()
  }, launcherCheckMillis)
  timer.unref()
}

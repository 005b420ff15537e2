import type { ExitCode } from './exit-codes.ts'

const idleMillis = 1000

/**
 * Ends the process with this code once nothing holds it any more; a handle that some library still holds keeps it for
 * a second. To end it at once could keep it for ever: a thread of V8 that compiles may wait for a collection of
 * garbage, which the main thread has to do, and `process.exit` keeps the main thread waiting for that thread
 * (https://github.com/nodejs/node/issues/54918). A second after the last work nothing is compiled.
 */
export function endProcess(exitCode: ExitCode): void {
  process.exitCode = exitCode
  setTimeout(() => process.exit(exitCode), idleMillis).unref()
}

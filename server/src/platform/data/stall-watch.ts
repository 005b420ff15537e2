import type { ServiceLog } from '../telemetry/log.ts'

/** The part of a connection that is watched. */
interface Watched {
  waitedForHead(now: number): number
  destroy(reason: unknown): void
}

const lookEveryMs = 1_000
/** What PostgreSQL may take beyond `statement_timeout` to say that it gave up. */
const graceMs = 5_000

/**
 * Drops connections on which nothing has moved for longer than any statement may take: the server or the way to it
 * is gone without a word, and those who wait get an error. Answers how to stop watching.
 */
export function watchForStalls(
  watched: readonly {
    readonly pool: { readonly connections: Iterable<Watched> }
    readonly statementMs: number
  }[],
  log: ServiceLog,
): () => void {
  let lastLook = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // When this process itself was stopped for a while, answers may be waiting to be read.
    const wasAway = now - lastLook > lookEveryMs * 2
    lastLook = now
    if (wasAway) return
    for (const { pool, statementMs } of watched)
      for (const connection of [...pool.connections])
        if (connection.waitedForHead(now) > statementMs + graceMs) {
          log.warn('a database connection does not answer and is dropped')
          connection.destroy(new Error('PostgreSQL did not answer in time'))
        }
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

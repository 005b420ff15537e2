import { setTimeout as delay } from 'node:timers/promises'
import { type Configuration, ConfigurationError } from '../platform/configuration.ts'
import { startCluster } from '../platform/postgres/cluster.ts'
import { DataDirectoryInUse } from '../platform/postgres/errors.ts'
import { findRunningCluster, hasCluster } from '../platform/postgres/running.ts'
import type { DatabaseConnection } from './application.ts'
import { openDatabase } from './database.ts'

/** A database as a command reaches it. */
export type ReachedDatabase = {
  readonly connection: DatabaseConnection
  /** Whether the embedded PostgreSQL was started for this command, so that nobody else uses it. */
  readonly alone: boolean
  close(): Promise<void>
}

const startingMs = 60_000

/**
 * The database of `DATABASE_URL`, or the embedded one: the running one where the service runs, else one that is
 * started, and stopped by `close`. Unless `mayMake`, an embedded database must be there already. Throws what
 * `openDatabase` throws, and `ConfigurationError` for a data directory without a database.
 */
export async function reachDatabase(
  configuration: Configuration,
  { mayMake }: { readonly mayMake: boolean },
): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl !== null) {
    const { connection, close } = await openDatabase(configuration)
    return { connection, close, alone: false }
  }
  if (!mayMake && !hasCluster(dataDir))
    throw new ConfigurationError(
      'KONTTORI_DATA_DIR',
      `a directory that the service has been started on, which ${dataDir} is not (or give DATABASE_URL)`,
    )
  const deadline = performance.now() + startingMs
  for (;;) {
    try {
      const { connection, stop } = await startCluster({ dataDir, holder: 'command' })
      return { connection, close: stop, alone: true }
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) throw error
      const running = await findRunningCluster(dataDir)
      if (running) return { connection: running, close: async () => {}, alone: false }
      if (performance.now() > deadline) throw error
      await delay(200)
    }
  }
}

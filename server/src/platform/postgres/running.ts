import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { superuser } from './initialise.ts'
import { layOut } from './layout.ts'
import { readPassword } from './password.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type Connection, database, waitUntilReady } from './readiness.ts'

/** Whether the data directory contains an embedded PostgreSQL. Creates nothing. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'cluster'))

/**
 * The connection to an embedded PostgreSQL that another process of the service runs on the data directory; undefined while
 * it is not up. Its owner may stop it at any time.
 */
export async function findRunningCluster(dataDir: string): Promise<Connection | undefined> {
  const layout = await layOut(dataDir)
  const [file, password] = await Promise.all([readPostmasterFile(layout), readPassword(layout)])
  if (!file || password === undefined) return undefined
  const host = file.listenAddress || file.socketDirectory
  const connection = { host, port: file.port, user: superuser, password, database }
  return (await waitUntilReady(connection, () => true, 0)) ? connection : undefined
}

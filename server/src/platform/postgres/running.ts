import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { superuser } from './initialise.ts'
import { layOut } from './layout.ts'
import { readPassword } from './password.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type Connection, database, waitUntilReady } from './readiness.ts'

/** Whether the data directory holds an embedded PostgreSQL; looks without making anything. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'cluster'))

/**
 * The way to an embedded PostgreSQL that another process of ours runs on the data directory; undefined while it is not
 * up. Whoever uses it must bear that its owner stops it.
 */
export async function findRunningCluster(dataDir: string): Promise<Connection | undefined> {
  const layout = await layOut(dataDir)
  const [file, password] = await Promise.all([readPostmasterFile(layout), readPassword(layout)])
  if (!file || password === undefined) return undefined
  const host = file.listenAddress || file.socketDirectory
  const connection = { host, port: file.port, user: superuser, password, database }
  return (await waitUntilReady(connection, () => true, 0)) ? connection : undefined
}

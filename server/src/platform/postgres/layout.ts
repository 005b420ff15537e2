import { chmod, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDirectory } from '../directories.ts'

/** The paths of a cluster, absolute and without symbolic links. */
export type Layout = {
  readonly dataDir: string
  readonly lockFile: string
  readonly ownerFile: string
  readonly passwordFile: string
  /** Exists while a backup is being restored into the directory. */
  readonly restoreFile: string
  /** Owned by the account that runs PostgreSQL; everything above is owned by the service. */
  readonly home: string
  readonly cluster: string
  readonly sockets: string
  readonly log: string
}

/** Creates the data directory when it is missing. */
export async function layOut(dataDir: string): Promise<Layout> {
  const created = await ensureDirectory(dataDir, 0o700)
  // When the service runs as root, PostgreSQL's account must be able to enter the directory, but not to list it.
  if (created && process.getuid?.() === 0) await chmod(dataDir, 0o711)
  const root = await realpath(dataDir)
  const home = join(root, 'postgres')
  return {
    dataDir: root,
    lockFile: join(root, 'server.lock'),
    ownerFile: join(root, 'server.pid'),
    passwordFile: join(root, 'postgres.password'),
    restoreFile: join(root, 'restore.unfinished'),
    home,
    cluster: join(home, 'cluster'),
    sockets: join(home, 'run'),
    log: join(root, 'postgres.log'),
  }
}

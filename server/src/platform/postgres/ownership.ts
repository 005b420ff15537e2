import { chmodSync, closeSync, lstatSync, openSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UnsafeOwnership } from './errors.ts'

/** Called for every corrected permission. */
export type Mended = (event: string, fields: Readonly<Record<string, string>>) => void

const secrets = ['service.secret', 'postgres.password', 'demo.json'] as const
const files = [
  ...secrets,
  'server.lock',
  'server.pid',
  'restore.unfinished',
  'postgres.log',
  'postgres.log.previous',
] as const

const others = 0o077
const writable = 0o022

/**
 * Ensures that no other account on the machine can lock, read or replace files of the data directory. Permissions that are
 * too wide are corrected and reported. Throws `UnsafeOwnership` for a path that belongs to another account or is a link,
 * because its content cannot be trusted. A missing directory is accepted.
 */
export function secureDataDirectory(dataDir: string, mended: Mended): void {
  const own = process.getuid?.()
  if (own === undefined) return
  const directory = statSync(dataDir, { throwIfNoEntry: false })
  if (!directory?.isDirectory()) return
  const root = realpathSync(dataDir)
  requireOwn(root, directory, own)
  // When the service runs as root, PostgreSQL's account must be able to enter the directory.
  const wanted = own === 0 ? 0o711 : 0o700
  if ((directory.mode & others & ~wanted) !== 0) {
    chmodSync(root, wanted)
    mended('permissions mended', { path: root, from: octal(directory), to: wanted.toString(8) })
  }
  warnOfAncestors(root, own, mended)
  for (const name of files) secureFile(join(root, name), own, mended)
  const home = join(root, 'postgres')
  for (const path of [home, join(home, 'cluster'), join(home, 'run')]) refuseLink(path)
}

/** Creates a file that no other account can read, or restricts the existing one. */
export function makeOwnFile(path: string): void {
  try {
    // An existing file is not opened: closing it would release this process's locks on it.
    closeSync(openSync(path, 'wx', 0o600))
    return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const own = process.getuid?.()
  if (own !== undefined) secureFile(path, own, () => {})
}

function secureFile(path: string, own: number, mended: Mended): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isFile())
    throw new UnsafeOwnership(`${path} is no file but something else, or leads elsewhere; remove it.`)
  requireOwn(path, stats, own)
  if ((stats.mode & others) === 0) return
  chmodSync(path, 0o600)
  mended(
    secrets.some(name => path.endsWith(`/${name}`))
      ? 'permissions mended: others on this machine could have read a secret'
      : 'permissions mended',
    { path, from: octal(stats), to: '600' },
  )
}

function requireOwn(path: string, { uid }: Stats, own: number): void {
  if (uid === own) return
  throw new UnsafeOwnership(
    `${path} belongs to another user of this machine (uid ${uid}), who could change it; give it to uid ${own} (chown), or choose another KONTTORI_DATA_DIR.`,
  )
}

function refuseLink(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isDirectory()) return
  throw new UnsafeOwnership(`${path} is no directory but something else, or leads elsewhere; remove it.`)
}

/** An account that can write to a directory above can replace the data directory, unless the sticky bit is set. */
function warnOfAncestors(root: string, own: number, mended: Mended): void {
  for (let path = dirname(root); ; path = dirname(path)) {
    const { mode, uid } = statSync(path)
    const open = (mode & writable) !== 0 && (mode & 0o1000) === 0
    if (open || (uid !== own && uid !== 0))
      mended('others on this machine can put another directory in the place of the data directory', {
        path,
        mode: mode.toString(8),
      })
    if (path === dirname(path)) return
  }
}

const octal = ({ mode }: Stats): string => (mode & 0o7777).toString(8)

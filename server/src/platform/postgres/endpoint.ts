import { chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type ListenOptions, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { UnsafeOwnership } from './errors.ts'
import type { Layout } from './layout.ts'
import type { PostmasterFile } from './postmaster-file.ts'
import type { Settings } from './settings.ts'

/** Where the cluster listens: `host` is a directory for a unix socket, else the loopback address. */
export type Endpoint = { readonly host: string; readonly port: number; readonly settings: Settings }

const socketPort = 5432
// sun_path holds 108 bytes on Linux with its closing zero, 104 on macOS and the BSDs.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** A private unix socket where the system allows one, else the loopback interface on a free port. */
export async function chooseEndpoint(
  layout: Layout,
  account: Account | undefined,
  running: PostmasterFile | undefined,
): Promise<Endpoint> {
  for (const make of socketDirectories(layout, account, running)) {
    const directory = await make()
    if (directory !== undefined && (await allowsSockets(directory))) return socketEndpoint(directory)
  }
  const port = running?.listenAddress ? running.port : await findFreePort()
  return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', port: String(port) } }
}

/** Removes the leftovers of a killed postmaster. None may be running. */
export async function clearEndpoint(endpoint: Endpoint): Promise<void> {
  if (endpoint.host === '127.0.0.1') return
  const socket = socketPath(endpoint.host)
  await rm(socket, { force: true })
  await rm(`${socket}.lock`, { force: true })
}

/** Removes what a clean stop leaves in the shared temporary directory. */
export async function removeEndpoint(layout: Layout, endpoint: Endpoint): Promise<void> {
  const { host } = endpoint
  if (host !== layout.sockets && host !== '127.0.0.1') await rm(host, { recursive: true, force: true })
}

function socketEndpoint(directory: string): Endpoint {
  return {
    host: directory,
    port: socketPort,
    settings: {
      listen_addresses: '',
      port: String(socketPort),
      unix_socket_directories: directory,
      unix_socket_permissions: '0700',
    },
  }
}

/**
 * Directories for the socket: the cluster's home, or, where that path is too long, one in the shared temporary directory
 * under a name that no other account can have taken. The directory of a running postmaster is used again.
 */
function socketDirectories(
  layout: Layout,
  account: Account | undefined,
  running: PostmasterFile | undefined,
): (() => Promise<string | undefined>)[] {
  if (process.platform === 'win32') return []
  const temporary = join(tmpdir(), temporaryPrefix)
  const usable = (directory: string) =>
    // PostgreSQL splits the setting at commas.
    Buffer.byteLength(socketPath(directory)) <= longestSocketPath && !directory.includes(',')
  const used = running?.socketDirectory ?? ''
  return [
    ...(usable(layout.sockets) ? [() => makePrivate(layout.sockets, account)] : []),
    ...(used.startsWith(temporary) && usable(used) ? [() => usedBefore(used, account)] : []),
    ...(usable(`${temporary}xxxxxx`) ? [() => makeTemporary(temporary, account)] : []),
  ]
}

const temporaryPrefix = 'konttori-socket-'

async function usedBefore(directory: string, account: Account | undefined): Promise<string | undefined> {
  return (await isPrivate(directory, account)) ? directory : undefined
}

async function makeTemporary(prefix: string, account: Account | undefined): Promise<string> {
  const directory = await mkdtemp(prefix)
  if (account) await chown(directory, account.uid, account.gid)
  return directory
}

function socketPath(directory: string): string {
  return join(directory, `.s.PGSQL.${socketPort}`)
}

/** Refuses a directory that other accounts can access; corrects the mode of one that belongs to this account. */
async function makePrivate(directory: string, account: Account | undefined): Promise<string> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined && account) await chown(directory, account.uid, account.gid)
  const stats = await lstat(directory)
  if (stats.isDirectory() && stats.uid === ownerOf(account) && (stats.mode & 0o077) !== 0)
    await chmod(directory, 0o700)
  if (await isPrivate(directory, account)) return directory
  throw new UnsafeOwnership(
    `${directory} is not a directory private to PostgreSQL; remove it and start again.`,
  )
}

async function isPrivate(directory: string, account: Account | undefined): Promise<boolean> {
  const stats = await lstat(directory).catch(() => undefined)
  return (
    stats !== undefined && stats.isDirectory() && stats.uid === ownerOf(account) && (stats.mode & 0o077) === 0
  )
}

const ownerOf = (account: Account | undefined): number | undefined => account?.uid ?? process.getuid?.()

async function allowsSockets(directory: string): Promise<boolean> {
  const probe = join(directory, '.probe')
  await rm(probe, { force: true })
  return listenOnce({ path: probe }).then(
    () => true,
    () => false,
  )
}

async function findFreePort(): Promise<number> {
  return listenOnce({ host: '127.0.0.1', port: 0 })
}

function listenOnce(options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(options, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

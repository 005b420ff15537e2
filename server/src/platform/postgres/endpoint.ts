import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, rm } from 'node:fs/promises'
import { type ListenOptions, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { ClusterCannotStart } from './errors.ts'
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
  for (const directory of socketDirectories(layout)) {
    await makePrivate(directory, account)
    if (await allowsSockets(directory)) return socketEndpoint(directory)
  }
  const port = running?.listenAddress ? running.port : await findFreePort()
  return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', port: String(port) } }
}

/** Removes what a postmaster that was killed left, once it is known that none runs. */
export async function clearEndpoint(endpoint: Endpoint): Promise<void> {
  if (endpoint.host === '127.0.0.1') return
  const socket = socketPath(endpoint.host)
  await rm(socket, { force: true })
  await rm(`${socket}.lock`, { force: true })
}

/** Leaves nothing in the shared temporary directory after a clean stop. */
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

function socketDirectories(layout: Layout): string[] {
  if (process.platform === 'win32') return []
  const hash = createHash('sha256').update(layout.dataDir).digest('hex').slice(0, 24)
  const directories = [layout.sockets, join(tmpdir(), `konttori-${hash}`)]
  // PostgreSQL reads the setting as a list, split at commas.
  return directories.filter(
    directory => Buffer.byteLength(socketPath(directory)) <= longestSocketPath && !directory.includes(','),
  )
}

function socketPath(directory: string): string {
  return join(directory, `.s.PGSQL.${socketPort}`)
}

/** Refuses a directory that someone else put there first: in a shared temporary directory anyone can. */
async function makePrivate(directory: string, account: Account | undefined): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (created !== undefined && account) await chown(directory, account.uid, account.gid)
  const stats = await lstat(directory)
  const owner = account?.uid ?? process.getuid?.()
  if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0) {
    throw new ClusterCannotStart(
      `${directory} is not a directory private to PostgreSQL; remove it and start again.`,
    )
  }
}

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

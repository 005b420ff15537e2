import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ConnectionOptions } from '../../src/platform/data/database.ts'

export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  readonly connection: ConnectionOptions
  /** Drops every connection and refuses new ones. */
  cut(): Promise<void>
  /** Lets connections through again. */
  restore(): Promise<void>
  /** Drops every connection and leads new ones to another server, as one that switches over does. */
  leadTo(database: ConnectionOptions): void
}

/** Stands between a service and its database, so that a test can take the database away. */
export async function databaseProxy(database: ConnectionOptions): Promise<DatabaseProxy> {
  let target = placeOf(database)
  const open = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    drop()
    await closed
  }
  await listen(server, 0)
  const address = server.address() as AddressInfo
  onTestFinished(cut)
  return {
    connection: { ...database, host: '127.0.0.1', port: address.port },
    cut,
    restore: () => listen(server, address.port),
    leadTo(other) {
      target = placeOf(other)
      drop()
    },
  }
}

function placeOf(database: ConnectionOptions): { path: string } | { host: string; port: number } {
  if (!('host' in database)) throw new Error('a test database has its parts')
  const { host, port } = database
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

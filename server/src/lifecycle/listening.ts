import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Listener } from '../platform/configuration.ts'

/**
 * Listens for a moment, so that an address that cannot be listened on is told before anything is begun. Throws what
 * `listen` throws.
 */
export async function tryToListen({ host, port }: Listener): Promise<void> {
  const server = createServer(socket => socket.destroy())
  server.listen({ host, port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

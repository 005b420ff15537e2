import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Listener } from '../platform/configuration.ts'
import { addressesOf, isAbsent } from '../platform/http/listening.ts'

/**
 * Listens for a moment, so that an address that cannot be listened on is told before anything is begun. Throws what
 * `listen` throws.
 */
export async function tryToListen({ host, port }: Listener): Promise<void> {
  for (const address of addressesOf(host)) {
    const server = createServer(socket => socket.destroy())
    server.listen({ host: address, port })
    try {
      await once(server, 'listening')
    } catch (error) {
      if (address === host || !isAbsent(error)) throw error
      continue
    }
    server.close()
    await once(server, 'close')
  }
}

import type { FastifyInstance } from 'fastify'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface Listening {
  /** Takes no further connections. The present ones are the server's. */
  close(): void
}

/**
 * Listens on an address. `localhost` is both loopback addresses, since programs differ in which they try first, and
 * another program may have the other; a machine without IPv6 has one.
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  if (host !== 'localhost') {
    await server.listen({ host, port })
    return { close: () => {} }
  }
  await server.listen({ host: '127.0.0.1', port })
  const taken = (server.server.address() as AddressInfo).port
  // As an HTTP server accepts: half open, and without the delay of Nagle's algorithm.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    server.server.emit('connection', socket),
  )
  try {
    await listening(second, taken)
  } catch (error) {
    if (!isAbsent(error) && port !== 0) {
      await server.close()
      throw error
    }
  }
  return { close: () => void second.close() }
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '::1', port }, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Whether the machine has no IPv6. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

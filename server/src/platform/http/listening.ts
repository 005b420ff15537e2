import type { FastifyInstance } from 'fastify'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface Listening {
  /** Takes no further connections. The present ones are the server's. */
  close(): void
}

/** The addresses that a host is. */
export const addressesOf = (host: string): readonly string[] =>
  host === 'localhost' ? ['127.0.0.1', '::1'] : [host]

/**
 * Listens on an address. `localhost` is both loopback addresses, since programs differ in which they try first, and
 * another program may have the other; a machine without IPv6 has one.
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  const [first = host, second] = addressesOf(host)
  await server.listen({ host: first, port })
  if (second === undefined) return { close: () => {} }
  const taken = (server.server.address() as AddressInfo).port
  // As an HTTP server accepts: half open, and without the delay of Nagle's algorithm.
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    server.server.emit('connection', socket),
  )
  try {
    await listening(other, { host: second, port: taken })
    // Accepting can fail for lack of descriptors, which the HTTP server's listeners know what to do with.
    other.on('error', error => server.server.emit('error', error))
  } catch (error) {
    if (!isAbsent(error) && port !== 0) {
      await server.close()
      throw error
    }
  }
  return { close: () => void other.close() }
}

const listening = (server: Server, at: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Whether the machine has no such address, as without IPv6. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { createCertificateAuthority } from '../../server/test/world/certificates.ts'

export interface Delivered {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
}

/** An HTTPS server on loopback that acknowledges what it receives, and keeps it as it came. */
export async function startReceiver() {
  const authority = createCertificateAuthority()
  const received: Delivered[] = []
  const waiting: ((delivered: Delivered) => void)[] = []
  const server = createServer(authority.issue(['localhost']), async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    response.writeHead(204).end()
    const delivered = { body: Buffer.concat(parts), headers: request.headers }
    const taker = waiting.shift()
    if (taker) taker(delivered)
    else received.push(delivered)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}/hooks`,
    trustedCa: authority.certificate,
    /** The next delivery, as soon as it is there. */
    next: (): Promise<Delivered> => {
      const delivered = received.shift()
      return delivered ? Promise.resolve(delivered) : new Promise(resolve => waiting.push(resolve))
    },
  }
}

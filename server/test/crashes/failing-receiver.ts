import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll } from 'vitest'
import { verifyWebhook } from '../../../sdk/src/index.ts'
import { createCertificateAuthority } from '../world/certificates.ts'

/** A delivery that was whole and signed. */
export interface Genuine {
  readonly deliveryId: string
  readonly integrationEventId: string | null
  readonly raw: string
}

/** What a receiver that fails at random has seen. */
export interface FailingReceiver {
  readonly url: string
  /** The authority to be trusted, PEM. */
  readonly authority: string
  secret: string
  readonly genuine: readonly Genuine[]
  /** Reasons for which deliveries were not to be trusted. */
  readonly forged: readonly string[]
  /** How often the receiver failed, by the way it did. */
  readonly failures: Readonly<Record<'status' | 'reset' | 'hang', number>>
  /** By `integrationEventId`, how often a whole acknowledgement was written. */
  readonly acknowledged: ReadonlyMap<string, number>
}

/** The same row of numbers in [0, 1) for a seed: mulberry32. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An HTTPS server that answers one request in six with an error or a broken connection, and a few with nothing at all. */
export async function failingReceiver(seed: number): Promise<FailingReceiver> {
  const authority = createCertificateAuthority()
  const chance = random(seed)
  const genuine: Genuine[] = []
  const forged: string[] = []
  const failures = { status: 0, reset: 0, hang: 0 }
  const acknowledged = new Map<string, number>()
  const connections = new Map<number, Socket>()
  let secret = ''

  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      // The service was killed in the middle of the request.
      return
    }
    const raw = Buffer.concat(chunks)
    let id: string
    try {
      const message = await verifyWebhook(raw, request.headers, secret)
      if (message.id !== request.headers['x-service-delivery'])
        throw new Error('another delivery in the header')
      if (message.event !== request.headers['x-service-event']) throw new Error('another event in the header')
      if (message.integrationEventId !== request.headers['x-service-integration-event'])
        throw new Error('another integration event in the header')
      id = message.integrationEventId ?? ''
      genuine.push({
        deliveryId: message.id,
        integrationEventId: message.integrationEventId,
        raw: raw.toString('utf8'),
      })
    } catch (error) {
      forged.push(String(error))
      response.writeHead(401).end()
      return
    }
    const luck = chance()
    // Each of these is waited for until its time is over, so they are few and come in every run.
    if (genuine.length % 300 === 150) failures.hang++
    else if (luck < 0.06) {
      failures.reset++
      // A TLS socket cannot be reset; the TCP connection below it can.
      connections.get(request.socket.remotePort ?? 0)?.resetAndDestroy()
    } else if (luck < 0.17) {
      failures.status++
      response.writeHead([500, 502, 503, 429, 404, 302][Math.floor(chance() * 6)] ?? 500).end('no')
    } else {
      response.once('finish', () => acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1))
      response.writeHead(204).end()
    }
  }

  const server = createServer(
    authority.issue(['127.0.0.1']),
    (request, response) => void hear(request, response),
  )
  server.on('tlsClientError', () => {})
  server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    connections.set(remotePort, socket)
    socket.once('close', () => connections.delete(remotePort))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    authority: authority.certificate,
    get secret() {
      return secret
    },
    set secret(value) {
      secret = value
    },
    genuine,
    forged,
    failures,
    acknowledged,
  }
}

import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TLSSocket, type TlsOptions } from 'node:tls'
import { onTestFinished } from 'vitest'
import { createCertificateAuthority } from '../../../../../test/world/certificates.ts'
import {
  createOutboundHttps,
  type OutboundHttps,
  type OutboundOptions,
  type OutboundRequest,
} from '../outbound-https.ts'

export const authority = createCertificateAuthority()
export const host = 'receiver.customer.fi'
const forHost = authority.issue([host])

export interface Receiver {
  readonly port: number
  /** Accepted TCP connections, ended ones included. */
  readonly connections: Socket[]
  /** Resolves when no connection is open. */
  idle(): Promise<void>
}

export interface SecureReceiver extends Receiver {
  /** The server names that clients asked for; false for none. */
  readonly serverNames: (string | false | null)[]
}

/** An HTTPS server that answers as the test says. */
export async function receiver(answer: RequestListener, tls: TlsOptions = forHost, address = '127.0.0.1') {
  const server = createServer(tls, answer)
  return secured(server, await listening(server, address))
}

/** A TLS server that writes whatever bytes the test says to whatever was asked. */
export async function rawReceiver(talk: (socket: TLSSocket) => void): Promise<SecureReceiver> {
  const server = createTlsServer(forHost, socket => {
    socket.on('error', () => {})
    socket.once('data', () => talk(socket))
  })
  return secured(server, await listening(server, '127.0.0.1'))
}

/** A TCP server that accepts and says nothing. */
export async function silentReceiver(address = '127.0.0.1', port = 0): Promise<Receiver> {
  return listening(
    // Read, or the other side's end would go unnoticed.
    createTcpServer(socket => socket.on('error', () => {}).resume()),
    address,
    port,
  )
}

function secured(server: Server, receiver: Receiver): SecureReceiver {
  const serverNames: (string | false | null)[] = []
  server.on('secureConnection', (socket: TLSSocket) => serverNames.push(socket.servername))
  return { ...receiver, serverNames }
}

async function listening(server: Server, address: string, port = 0): Promise<Receiver> {
  const connections: Socket[] = []
  server.on('connection', (socket: Socket) => connections.push(socket))
  server.on('tlsClientError', () => {})
  server.listen(port, address)
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of connections) socket.destroy()
    server.close()
    if (server.listening) await once(server, 'close')
  })
  const idle = async () => {
    for (const socket of connections) if (!socket.closed) await once(socket, 'close')
  }
  return { port: (server.address() as AddressInfo).port, connections, idle }
}

/** The gateway as development runs it: our test authority is trusted and every name leads to this machine. */
export function outbound(options: Partial<OutboundOptions> = {}): OutboundHttps {
  const made = createOutboundHttps({
    allowPrivate: true,
    ca: authority.certificate,
    resolve: async () => ['127.0.0.1'],
    ...options,
  })
  onTestFinished(() => made.close())
  return made
}

export const request = (changes: Partial<OutboundRequest> = {}): OutboundRequest => ({
  headers: { 'content-type': 'application/json' },
  body: '{"event":"workday.approved"}',
  deadlineMs: 30_000,
  maxResponseBytes: 64 * 1024,
  ...changes,
})

import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { World } from '../../server/test/world/world.ts'

/**
 * - `lose_request`: the connection breaks before the service hears of the request.
 * - `lose_answer`: the service has done it all, and the connection breaks before its answer.
 * - `cut_answer`: the connection breaks in the middle of the answer's body.
 * - `swallow`: nothing ever comes back.
 * - an answer: it comes from something in between.
 */
export type Fault = 'lose_request' | 'lose_answer' | 'cut_answer' | 'swallow' | Intercepted

export interface Intercepted {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

export interface Passed {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
}

/** What lies between a client and the service: it passes requests on, and breaks when told to. */
export interface Network {
  readonly baseUrl: string
  /** Every request that a client sent, also those that were lost. */
  readonly sent: Passed[]
  /** What happens to the next requests, one fault each. */
  readonly faults: Fault[]
  /** Changes every answer's body, as a newer service might. */
  alter: (body: string) => string
}

export async function startNetwork(world: World): Promise<Network> {
  const { port } = world.app.server.server.address() as AddressInfo
  const sent: Passed[] = []
  const faults: Fault[] = []
  const network = { sent, faults, alter: (body: string) => body }

  const server = createServer(async (incoming, outgoing) => {
    sent.push({ method: incoming.method, url: incoming.url, headers: incoming.headers })
    const fault = faults.shift()
    const body = await textOf(incoming)
    if (fault === 'swallow') return
    if (fault === 'lose_request') return void incoming.socket.destroy()
    if (typeof fault === 'object')
      return void outgoing.writeHead(fault.status, { ...fault.headers }).end(fault.body)
    const answer = await passOn(port, incoming, body)
    if (fault === 'lose_answer') return void incoming.socket.destroy()
    give(outgoing, { ...answer, text: network.alter(answer.text) }, fault === 'cut_answer')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address() as AddressInfo
  return Object.assign(network, { baseUrl: `http://127.0.0.1:${address.port}` })
}

interface PassedAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

function passOn(port: number, incoming: IncomingMessage, body: string): Promise<PassedAnswer> {
  return new Promise((resolve, reject) => {
    // Answers are read and altered here as text.
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const { method, url: path } = incoming
    const onward = send({ host: '127.0.0.1', port, method, path, headers }, async answer =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: await textOf(answer) }),
    )
    onward.on('error', reject)
    onward.end(body)
  })
}

function give(outgoing: ServerResponse, { status, headers, text }: PassedAnswer, isCut: boolean): void {
  const bytes = Buffer.from(text)
  const { connection: _, 'transfer-encoding': __, ...kept } = headers
  outgoing.writeHead(status, { ...kept, ...(status !== 204 && { 'content-length': bytes.length }) })
  if (!isCut) return void outgoing.end(bytes)
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy())
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

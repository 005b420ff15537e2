import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A register on loopback that answers as `script.answer` says at the time, and remembers what it was asked. */
export async function scriptedRegister() {
  const script: { answer: RequestListener; readonly asked: string[] } = {
    answer: (_, response) => response.writeHead(404).end(),
    asked: [],
  }
  const server: Server = createServer((request, response) => {
    script.asked.push(`${request.method} ${request.url}`)
    script.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(script, { url: new URL(`http://127.0.0.1:${port}/v3/companies`) })
}

export const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

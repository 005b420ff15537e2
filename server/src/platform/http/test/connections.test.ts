import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Connections } from '../connections.ts'

async function serve(answer: RequestListener): Promise<{ connections: Connections; url: string }> {
  const server = createServer(answer)
  const connections = new Connections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { connections, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('who reads slowly gets the whole answer', async () => {
  const bytes = 16 * 1024 * 1024
  const { connections, url } = await serve((_request, response) => response.end(Buffer.alloc(bytes)))
  const [answer] = (await once(get(url), 'response')) as [IncomingMessage]
  answer.pause()

  const finished = connections.finish()
  let read = 0
  for await (const chunk of answer) read += (chunk as Buffer).length

  expect(read).toBe(bytes)
  await finished
})

test('those who come while the others finish are answered, and once', async () => {
  const running = Promise.withResolvers<void>()
  const { connections, url } = await serve(async (request, response) => {
    if (request.url === '/slow') await running.promise
    response.end(request.url)
  })
  const slow = fetch(`${url}/slow`)
  await fetch(`${url}/first`)
  const finished = connections.finish()

  const late = await fetch(`${url}/late`, { headers: { connection: 'close' } })
  expect(late.headers.get('connection')).toBe('close')
  expect(await late.text()).toBe('/late')

  running.resolve()
  expect(await (await slow).text()).toBe('/slow')
  await finished
})

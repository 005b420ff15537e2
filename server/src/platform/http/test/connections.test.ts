import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { Connections, defaultConnectionLimits } from '../connections.ts'

async function serve(answer: RequestListener): Promise<{ connections: Connections; url: string }> {
  const server = createServer(answer)
  const connections = new Connections({
    limits: defaultConnectionLimits,
    speaksForMany: () => true,
    serverBusy: () => '',
    descriptors: undefined,
  })
  connections.watch(server)
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

  for (let time = 0; time < 100; time++) {
    const [late] = (await once(get(`${url}/late`, { agent: false }), 'response')) as [IncomingMessage]
    expect(late.headers.connection).toBe('close')
    expect(await text(late)).toBe('/late')
  }

  running.resolve()
  expect(await (await slow).text()).toBe('/slow')
  await finished
})

test('those who ask nothing are not waited for', async () => {
  const { connections, url } = await serve((_request, response) => response.end('here'))
  const { hostname, port } = new URL(url)
  const silent = connect(Number(port), hostname)
  onTestFinished(() => void silent.destroy())
  await once(silent, 'connect')
  const closed = once(silent.resume(), 'close')
  await (await fetch(url)).text()
  await connections.finish()
  await closed
})

import fastify from 'fastify'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../../test/browser/served-world.ts'
import { listen, type Listening } from '../listening.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})

async function serve(host: string, port = 0): Promise<number> {
  const server = fastify()
  server.get('/', request => request.ip)
  const listening: Listening = await listen(server, { host, port })
  opened.push(server, listening)
  return (server.server.address() as AddressInfo).port
}

/** Whether the machine has an IPv6 loopback address; a container may have none. */
const hasIpv6 = await new Promise<boolean>(resolve => {
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(0, '::1', () => probe.close(() => resolve(true)))
})

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

test('localhost is both loopback addresses of the machine', async () => {
  const port = await serve('localhost', await freePort())
  const asked = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]
  for (const host of asked)
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe(host.replaceAll(/[[\]]/g, ''))
})

test('an address is that address alone', async () => {
  const port = await serve('127.0.0.1', await freePort())
  expect(await answers('127.0.0.1', port)).toBe(true)
  expect(await answers('::1', port)).toBe(false)
})

test.skipIf(!hasIpv6)('a port that another program has at the other address is told', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>(resolve => other.listen(port, '::1', resolve))
  opened.push(other)
  await expect(serve('localhost', port)).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  expect(await answers('127.0.0.1', port)).toBe(false)
})

test('after it is closed nothing is taken at either', async () => {
  const port = await serve('localhost', await freePort())
  for (const one of opened.splice(0).toReversed()) await one.close()
  for (const host of ['127.0.0.1', '::1']) expect(await answers(host, port)).toBe(false)
})

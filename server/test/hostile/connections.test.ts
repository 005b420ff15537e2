import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { ask, startService } from '../lifecycle/service.ts'
import { startWorld } from '../world/world.ts'
import { call, type Caller, head, problemOf, statusesOf, statusOf, talk } from './sockets.ts'
import { patience } from '../world/patience.ts'

const world = await startWorld({ connections: { all: 20, address: 1000 } })
const perAddress = await startWorld({
  connections: { all: 1000, address: 5 },
  trustedProxies: [],
})
const key = world.tunturi.members.sanna.personalKey
const until = (wanted: () => boolean) => vi.waitUntil(wanted, patience)

const many = (url: string, count: number): Promise<Caller[]> =>
  Promise.all(Array.from({ length: count }, () => call(url)))

it('thousands of silent connections take nobody’s place, and the service outlives them', async () => {
  const server = await startService(
    world.database.connection,
    // The launcher of the service is watched, which takes a descriptor each time.
    { KONTTORI_LAUNCHERS: String(process.pid) },
    600,
  )
  // More than there are descriptors for, several times over.
  for (let round = 0; round < 6; round++) await many(server.url, 500)
  for (let time = 0; time < 20; time++)
    expect(await ask(server, '/v1/me/access', { key })).toMatchObject({ status: 200 })
  expect(await ask(server, '/readyz')).toMatchObject({ status: 200 })
  expect(server.ended).toBeNull()
  expect(server.told.match(/"event":"connections_crowded"/g)).toHaveLength(1)
  expect(server.told).not.toContain('launcher is gone')
  expect(await server.stop()).toBe(0)
})

it('a newcomer takes the place of who has been silent the longest, not of who asks', async () => {
  const { baseUrl } = listening(world)
  const asking = await call(baseUrl)
  asking.socket.write(head('GET', '/livez'))
  await until(() => statusesOf(asking.received).length === 1)
  const silent = await many(baseUrl, 25)
  await until(() => silent.filter(({ closed }) => closed).length === 6)
  // Those who came first, and none of those who came last.
  expect(silent.slice(-15).some(({ closed }) => closed)).toBe(false)
  asking.socket.write(head('GET', '/livez'))
  await until(() => statusesOf(asking.received).length === 2)
  expect(statusOf(await talk(baseUrl, head('GET', '/livez', 'connection: close')))).toBe(200)
})

it('when all wait for an answer, a newcomer is told that there is no room', async () => {
  const { baseUrl } = listening(world)
  // A body that does not come: each of them is owed an answer.
  const waiting = await many(baseUrl, 20)
  const headers = ['content-type: application/json', 'content-length: 10', 'expect: 100-continue']
  for (const { socket } of waiting) socket.write(head('POST', '/v1/session', ...headers))
  await until(() => waiting.every(({ received }) => received.includes('100 Continue')))
  const answer = await talk(baseUrl, head('GET', '/livez', 'connection: close'))
  expect(statusOf(answer)).toBe(503)
  expect(problemOf(answer)).toMatchObject({ code: 'service_busy', status: 503 })
  expect(answer).toMatch(/retry-after: \d/)
  waiting[0]?.socket.destroy()
  await vi.waitUntil(
    async () => statusOf(await talk(baseUrl, head('GET', '/livez', 'connection: close'))) === 200,
    patience,
  )
})

it('one address has so many connections and no more, unless it speaks for many', async () => {
  const { baseUrl } = listening(perAddress)
  const held = await many(baseUrl, 5)
  const answer = await talk(baseUrl, head('GET', '/livez', 'connection: close'))
  expect(statusOf(answer)).toBe(503)
  expect(problemOf(answer)).toMatchObject({ code: 'service_busy' })
  held[0]?.socket.destroy()
  await vi.waitUntil(
    async () => statusOf(await talk(baseUrl, head('GET', '/livez', 'connection: close'))) === 200,
    patience,
  )
})

it('who is silent, or says their headers a byte at a time, is not waited for', async () => {
  const { baseUrl, isEmpty } = listening(world)
  await vi.waitUntil(isEmpty, patience)
  const [silent, slow] = await Promise.all([call(baseUrl), call(baseUrl)])
  const dripping = setInterval(() => slow.socket.write('x'), 500)
  slow.socket.write('GET /livez HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  await Promise.all([silent.ended, slow.ended])
  clearInterval(dripping)
  // A client that keeps a connection ready would take words for the answer to its next request.
  expect(silent.received).toBe('')
  expect(statusOf(slow.received)).toBe(408)
  expect(problemOf(slow.received)).toMatchObject({ code: 'request-timeout', status: 408 })
})

function listening({ app: { server } }: typeof world) {
  const { port } = server.server.address() as AddressInfo
  const isEmpty = async () => (await promisify(server.server.getConnections.bind(server.server))()) === 0
  return { baseUrl: `http://127.0.0.1:${port}`, isEmpty }
}

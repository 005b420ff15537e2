import { expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { call, head, problemOf, statusesOf, statusOf, talk } from './sockets.ts'

const world = await startWorld()
const { port } = world.app.server.server.address() as { port: number }
const url = `http://127.0.0.1:${port}`
const lines = (...texts: readonly string[]) => `${texts.join('\r\n')}\r\n\r\n`

it.each([
  ['no Host', lines('GET /livez HTTP/1.1', 'connection: close'), '/livez'],
  ['two Hosts', lines('GET /livez HTTP/1.1', 'host: a', 'Host: b', 'connection: close'), '/livez'],
  ['an unknown Expect', head('GET', '/livez', 'expect: gold', 'connection: close'), '/livez'],
  ['an Expect with more', head('GET', '/livez', 'expect: 100-continue, gold', 'connection: close'), '/livez'],
  ['CONNECT', lines('CONNECT example.com:443 HTTP/1.1', 'host: example.com:443'), ''],
  ['101 headers', head('GET', '/livez', ...Array.from({ length: 100 }, (_, at) => `x-${at}: 1`)), '/livez'],
  ['2,100 headers', head('GET', '/livez', ...Array.from({ length: 2100 }, () => 'a:')), ''],
  ['headers of 20 kB', head('GET', '/livez', `x: ${'a'.repeat(20_000)}`), ''],
])('%s gets a problem document', async (_, request, instance) => {
  const answer = await talk(url, request)
  expect(statusOf(answer)).toBe(400)
  expect(answer).toMatch(/content-type: application\/problem\+json/)
  expect(answer).toMatch(/connection: close/i)
  expect(problemOf(answer)).toMatchObject({ code: 'bad-request', status: 400, instance })
})

it('a request of HTTP/1.0 needs no Host', async () => {
  expect(statusOf(await talk(url, lines('GET /livez HTTP/1.0')))).toBe(200)
})

it('100 headers are understood', async () => {
  const headers = Array.from({ length: 98 }, (_, at) => `x-${at}: 1`)
  expect(statusOf(await talk(url, head('GET', '/livez', ...headers, 'connection: close')))).toBe(200)
})

it('an Upgrade is not taken up: the request is answered as it stands', async () => {
  const answer = await talk(url, head('GET', '/livez', 'connection: close, upgrade', 'upgrade: websocket'))
  expect(statusOf(answer)).toBe(200)
})

it('what follows a CONNECT is taken for nothing', async () => {
  const answer = await talk(url, `${lines('CONNECT a:1 HTTP/1.1', 'host: a:1')}${head('GET', '/livez')}`)
  expect(statusesOf(answer)).toEqual([400])
})

it('who waits for the word to send a large body is refused before sending it', async () => {
  const caller = await call(url)
  const headers = ['content-type: application/json', 'content-length: 10000000', 'expect: 100-continue']
  caller.socket.write(head('POST', '/v1/memberships/bulk', ...headers))
  await caller.ended
  expect(statusesOf(caller.received)).toEqual([401])
})

it('who waits for the word gets it when they may send', async () => {
  const caller = await call(url)
  const body = `{"rows":[${' '.repeat(100_000)}]}`
  caller.socket.write(
    head(
      'POST',
      '/v1/memberships/bulk',
      'content-type: application/json',
      'connection: close',
      `authorization: Bearer ${world.meri.serviceKey}`,
      'idempotency-key: hostile-3',
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ),
  )
  await new Promise(resolve => caller.socket.once('data', resolve))
  expect(statusesOf(caller.received)).toEqual([100])
  caller.socket.write(body)
  await caller.ended
  expect(statusesOf(caller.received)).toEqual([100, 400])
})

it('a refusal reaches who is still sending, every time', async () => {
  const body = Buffer.alloc(13 * 1024 * 1024, 0x61)
  const refusals = [
    ['/v1/memberships/bulk', 413, `authorization: Bearer ${world.meri.serviceKey}`],
    ['/v1/session', 413, 'x-nothing: 1'],
    ['/v1/memberships/bulk', 401, 'x-nothing: 1'],
    ['/v1/nothing', 404, 'x-nothing: 1'],
    ['/sign-in', 413, 'x-nothing: 1'],
  ] as const
  for (let round = 0; round < 3; round++)
    for (const [path, status, credentials] of refusals) {
      const headers = [`content-length: ${body.length}`, 'content-type: application/json', credentials]
      expect([path, statusesOf(await talk(url, head('POST', path, ...headers), body))]).toEqual([
        path,
        [status],
      ])
    }
})

it('what is sent after a refused body is not taken for a request', async () => {
  const length = 13 * 1024 * 1024
  const answer = await talk(
    url,
    head('POST', '/v1/session', `content-length: ${length}`, 'content-type: application/json'),
    Buffer.alloc(length, 0x61),
    head('GET', '/livez'),
  )
  expect(statusesOf(answer)).toEqual([413])
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startWorld } from '../world/world.ts'
import { call, head, statusesOf } from './sockets.ts'
import { patience } from '../world/patience.ts'

const world = await startWorld({ metrics: { host: '127.0.0.1', port: 0 } })
const crowded = await startWorld({ rateLimits: { key: 1000, organisation: 1000, address: 20 } })
const { port } = world.app.server.server.address() as { port: number }
const url = `http://127.0.0.1:${port}`

const get = (path: string, headers: Record<string, string>) =>
  world.app.server.inject({ method: 'GET', url: path, headers })

describe.each(['/openapi.json', '/docs', '/docs/search.json', '/errors', '/errors/day_changed'])(
  '%s',
  path => {
    it('is compressed as the caller takes it, always from the same content', async () => {
      const plain = await get(path, {})
      expect(plain.headers).not.toHaveProperty('content-encoding')
      const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
      const zipped = await get(path, { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
      expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
      expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload)
      const tags = [plain, brotli, zipped].map(({ headers }) => headers['etag'])
      expect(new Set(tags).size).toBe(3)
      for (const { headers } of [plain, brotli, zipped]) {
        expect(headers['vary']?.split(', ')).toContain('accept-encoding')
        expect(headers['etag']).toMatch(/^"[\w-]+"$/)
      }
    })

    it('is not sent to who has it', async () => {
      const { headers } = await get(path, { 'accept-encoding': 'br' })
      const tag = String(headers['etag'])
      for (const known of [tag, `"other", W/${tag}`, '*']) {
        const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': known })
        expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', tag])
      }
      expect((await get(path, { 'if-none-match': tag })).statusCode).toBe(200)
    })
  },
)

describe('requests of one connection', () => {
  it('are answered in their order', async () => {
    const caller = await call(url)
    const paths = ['/livez', '/v1/nothing', '/openapi.json', '/v1/me/access', '/livez']
    caller.socket.write(paths.map(path => head('GET', path)).join(''))
    await vi.waitUntil(() => statusesOf(caller.received).length === paths.length, patience)
    expect(statusesOf(caller.received)).toEqual([200, 404, 200, 401, 200])
  })

  it('are begun one by one, and so many may wait: of a thousand that nobody reads, the rest is not looked at', async () => {
    const caller = await call(url)
    let seen = 0
    const count = () => void seen++
    world.app.server.server.on('request', count)
    onTestFinished(() => void world.app.server.server.off('request', count))
    caller.socket.pause()
    caller.socket.write(head('GET', '/openapi.json').repeat(1000))
    // Others are answered while it stands there.
    for (let time = 0; time < 50; time++) expect((await fetch(`${url}/livez`)).status).toBe(200)
    // One that is being answered, 32 that wait, one that is refused; and the fifty of the others.
    expect(seen).toBe(34 + 50)
    caller.socket.resume()
    await caller.ended
    const statuses = statusesOf(caller.received)
    expect(statuses).toEqual([...Array(33).fill(200), 503])
  })

  it('a request in the middle is not begun before the answer to the one before is out', async () => {
    const caller = await call(url)
    caller.socket.pause()
    const before = await metric('konttori_request_duration_seconds_count{operation="me.access",status="4xx"}')
    caller.socket.write(head('GET', '/openapi.json').repeat(8) + head('GET', '/v1/me/access'))
    for (let time = 0; time < 20; time++) await fetch(`${url}/livez`)
    const during = await metric('konttori_request_duration_seconds_count{operation="me.access",status="4xx"}')
    expect(during).toBe(before)
    caller.socket.resume()
    await vi.waitUntil(() => statusesOf(caller.received).at(-1) === 401, patience)
    const after = await metric('konttori_request_duration_seconds_count{operation="me.access",status="4xx"}')
    expect(after).toBe(before + 1)
  })
})

/** The value of one series; 0 before its first. */
async function metric(series: string): Promise<number> {
  const text = await (await fetch(world.app.metricsUrl ?? '')).text()
  const line = text.split('\n').find(each => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

describe('without credentials', () => {
  const get = (path: string, address: string) =>
    crowded.app.server.inject({ method: 'GET', url: path, headers: { 'x-forwarded-for': address } })

  it.each([
    ['/v1/errors', '198.51.100.1', 20],
    ['/openapi.json', '198.51.100.2', 4],
    ['/docs', '198.51.100.3', 20],
    ['/errors', '198.51.100.4', 20],
    ['/errors/not-found', '198.51.100.5', 20],
    ['/forgotten-password', '198.51.100.6', 20],
  ])('an address reads %s so often in a minute and no more', async (path, address, times) => {
    for (let time = 0; time < times; time++) expect((await get(path, address)).statusCode).toBe(200)
    const refused = await get(path, address)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    if (String(refused.headers['content-type']).includes('json'))
      expect(JSON.parse(refused.payload)).toMatchObject({ code: 'too-many-requests', scope: 'address' })
    // Other addresses, probes and callers with credentials are not limited.
    expect((await get(path, '198.51.100.99')).statusCode).toBe(200)
    expect((await get('/livez', address)).statusCode).toBe(200)
    const known = await crowded.app.server.inject({
      method: 'GET',
      url: '/v1/me/access',
      headers: { authorization: `Bearer ${crowded.meri.serviceKey}`, 'x-forwarded-for': address },
    })
    expect(known.statusCode).toBe(200)
  })

  it('the 64 bits of an IPv6 subscriber count as one address', async () => {
    for (let time = 0; time < 20; time++)
      expect((await get('/v1/errors', `2001:db8:1:1::${time + 1}`)).statusCode).toBe(200)
    expect((await get('/v1/errors', '2001:db8:1:1:ffff::1')).statusCode).toBe(429)
    expect((await get('/v1/errors', '2001:db8:1:2::1')).statusCode).toBe(200)
  })
})

import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { signedIn } from '../../session/test/browser.ts'
import { startApp } from '../../../../app.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { register } from './app.ts'

/** Behind HTTPS, as `https://konttori.example`. */
const world = await startWorld()
const admin = await signedIn(world, 'aino')
const app = await register(admin)
const challenge = createHash('sha256').update('x'.repeat(43)).digest('base64url')
const asking = new URLSearchParams({
  client_id: app.id,
  redirect_uri: 'https://board.example/callback',
  response_type: 'code',
  code_challenge: challenge,
  code_challenge_method: 'S256',
}).toString()
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('behind HTTPS', () => {
  test('addresses and cookies are those of the base address, whatever a request says', async () => {
    const answer = await world.app.server.inject({
      url: `/oauth/authorize?${asking}`,
      headers: {
        ...{ host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        ...{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
      },
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(/^https:\/\/konttori\.example\/oauth\/consent\//)
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; secure/i)
      expect(cookie).toMatch(/; httponly/i)
      expect(cookie).toMatch(/; samesite=lax/i)
      expect(cookie).toMatch(/; path=\/oauth\/(consent|authorize)\//i)
    }
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('a page that another site has put words into is read by nobody else', async () => {
    const answer = await world.anonymous.get(`/oauth/authorize?client_id=${app.id}`, {
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(400)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('below a path of somebody else’s host every address has the path', async () => {
  const below = await startApp({
    connection: world.database.connection,
    secret: Buffer.alloc(32, 7),
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://intra.example/konttori',
    redisUrl: null,
    rateLimits: { key: 1000, organisation: 1000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: silentLog,
  })
  afterAll(() => below.close())
  for (const url of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/konttori',
  ]) {
    const metadata = await below.server.inject({ url })
    expect(JSON.parse(metadata.payload)).toMatchObject({
      issuer: 'https://intra.example/konttori',
      token_endpoint: 'https://intra.example/konttori/oauth/token',
      authorization_endpoint: 'https://intra.example/konttori/oauth/authorize',
    })
  }
  const sent = await below.server.inject({ url: `/oauth/authorize?${asking}` })
  expect(sent.headers.location).toMatch(/^https:\/\/intra\.example\/konttori\/oauth\/consent\//)
  const paths = [sent.headers['set-cookie'] ?? []].flat().map(cookie => /path=([^;]+)/i.exec(cookie)?.[1])
  for (const path of paths) expect(path).toMatch(/^\/konttori\/oauth\/(consent|authorize)\//)
})

describe('attempts are limited by address', () => {
  const from = (address: string) => (path: string, body?: string) =>
    world.app.server.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: path,
      headers: { 'x-forwarded-for': address, ...(body !== undefined && form) },
      ...(body !== undefined && { payload: body }),
    })

  test('a hundred refused requests of an app, and then somebody else still gets through', async () => {
    const guess = `grant_type=refresh_token&refresh_token=x&client_id=${app.id}&client_secret=guess`
    const [attacker, other] = [from('203.0.113.7'), from('203.0.113.8')]
    // Refusals are counted beside their answers, and one is forgotten every three seconds: sooner or later it is enough.
    let refused = 0
    let limited = await attacker('/oauth/token', guess)
    for (; limited.statusCode === 401; limited = await attacker('/oauth/token', guess)) refused++
    expect(refused).toBeGreaterThanOrEqual(100)
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(limited.payload)).toMatchObject({ code: 'too-many-requests', scope: 'oauth' })
    expect((await attacker('/oauth/revoke', guess)).statusCode).toBe(429)
    expect((await other('/oauth/token', guess)).statusCode).toBe(401)
  })

  test('three hundred requests for consent', async () => {
    const attacker = from('203.0.113.9')
    // One is forgotten every second, so a crowded machine takes some more.
    let asked = 0
    let limited = await attacker(`/oauth/authorize?client_id=${app.id}`)
    for (; limited.statusCode !== 429; limited = await attacker(`/oauth/authorize?client_id=${app.id}`))
      asked++
    expect(asked).toBeGreaterThanOrEqual(300)
    expect((await attacker(`/oauth/authorize?${asking}`)).statusCode).toBe(429)
    expect((await from('203.0.113.10')(`/oauth/authorize?${asking}`)).statusCode).toBe(303)
  })
})

test('while the service stops nothing is begun', async () => {
  const stopping = await startApp({
    connection: world.database.connection,
    secret: Buffer.alloc(32, 7),
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 1000, organisation: 1000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: silentLog,
  })
  afterAll(() => stopping.close())
  const drained = stopping.drain()
  const answer = await stopping.server.inject({ url: `/oauth/authorize?${asking}` })
  expect(answer.statusCode).toBe(503)
  expect(JSON.parse(answer.payload)).toMatchObject({ code: 'service_unavailable' })
  await drained
})

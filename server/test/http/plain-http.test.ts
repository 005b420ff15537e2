import { describe, expect, it, vi } from 'vitest'
import { jsonLog } from '../../src/platform/telemetry/log.ts'
import { origin } from '../../src/modules/people/session/test/browser.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'

const lines: string[] = []
const world = await startWorld({
  trustedProxies: ['127.0.0.0/8', '::1/128', '203.0.113.0/28'],
  log: jsonLog(line => void lines.push(line)),
})
const { personalKey, email } = world.meri.members.aino

const proxy = '203.0.113.9'
const caller = '198.51.100.7'

interface Sent {
  readonly url?: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'OPTIONS'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

const ask = async (
  server: typeof world.app.server,
  remoteAddress: string,
  { url = '/v1/me/access', method = 'GET', headers = {}, body }: Sent = {},
) => {
  const answer = await server.inject({
    ...{ url, method, remoteAddress },
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  const problem = String(answer.headers['content-type']).startsWith('application/problem+json')
  return { status: answer.statusCode, code: problem ? answer.json().code : undefined, answer }
}
const withKey = { authorization: `Bearer ${personalKey}` }
const forwarded = (address: string, proto?: string) => ({
  'x-forwarded-for': address,
  ...(proto !== undefined && { 'x-forwarded-proto': proto }),
})
const statusWithKey = async (remoteAddress: string, headers = {}, server = world.app.server) =>
  (await ask(server, remoteAddress, { headers: { ...withKey, ...headers } })).status

describe('a key is taken', () => {
  it.each([
    ['from this machine', '127.0.0.1', {}],
    ['from this machine over IPv6', '::1', {}],
    ['from this machine over IPv4 written as IPv6', '::ffff:127.0.0.1', {}],
    ['through a proxy that was asked over HTTPS', proxy, forwarded(caller, 'https')],
    ['through a proxy of this machine that was asked over HTTPS', '127.0.0.1', forwarded(caller, 'https')],
    ['through proxies that were all asked over HTTPS', proxy, forwarded(caller, 'https, HTTPS')],
    ['from this machine through a proxy that is on it too', '127.0.0.1', forwarded('127.0.0.1', 'http')],
    ['through a proxy that says nothing, before an office at https://', proxy, forwarded(caller)],
  ])('%s', async (_, remoteAddress, headers) => {
    expect(await statusWithKey(remoteAddress, headers)).toBe(200)
  })
})

describe('a key is refused over plain HTTP', () => {
  it.each([
    ['from another machine', caller, {}],
    ['from another machine that says it is a proxy', caller, forwarded('127.0.0.1', 'https')],
    ['through a proxy that was asked over HTTP', proxy, forwarded(caller, 'http')],
    ['through a proxy of this machine that was asked over HTTP', '127.0.0.1', forwarded(caller, 'http')],
    [
      'through a proxy of this machine that says no more than that',
      '127.0.0.1',
      { 'x-forwarded-proto': 'http' },
    ],
    ['where one of several proxies was asked over HTTP', proxy, forwarded(caller, 'https, http')],
    ['where the first of several proxies was', proxy, forwarded(caller, 'http, https')],
    ['through a proxy that was asked over something else', proxy, forwarded(caller, 'httpsx')],
    ['through a proxy elsewhere, whoever it asks for', proxy, forwarded('127.0.0.1', 'http')],
    [
      'whatever a caller adds by another header',
      proxy,
      { ...forwarded(caller, 'http'), forwarded: 'proto=https' },
    ],
  ])('%s', async (_, remoteAddress, headers) => {
    const { status, code } = await ask(world.app.server, remoteAddress, {
      headers: { ...withKey, ...headers },
    })
    expect([status, code]).toEqual([403, 'https_required'])
  })

  it('through a proxy that says nothing, where the office is at http://', async () => {
    const plain = await startWorld({ baseUrl: 'http://office.example', trustedProxies: [proxy] })
    expect(await statusWithKey(proxy, forwarded(caller), plain.app.server)).toBe(403)
    expect(await statusWithKey(proxy, forwarded(caller, 'https'), plain.app.server)).toBe(200)
  })

  it('before anybody looks whose it is, and before it counts', async () => {
    const { authenticator } = world.app.services
    const looks = [vi.spyOn(authenticator, 'resolve'), vi.spyOn(authenticator, 'remembered')]
    for (const authorization of [`Bearer ${personalKey}`, 'Bearer unknown', 'Basic eDp5']) {
      const { code, answer } = await ask(world.app.server, caller, { headers: { authorization } })
      expect(code).toBe('https_required')
      expect(answer.headers).not.toHaveProperty('x-ratelimit-remaining')
    }
    for (const look of looks) expect(look).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('at any address, also at one that nothing is at or that needs no key', async () => {
    for (const url of ['/v1/nothing', '/nothing', '/errors', '/readyz', '/openapi.json'])
      expect(await ask(world.app.server, caller, { url, headers: withKey })).toMatchObject({
        ...{ status: 403, code: 'https_required' },
      })
  })

  it('with an answer that a page of another site can read, after a preflight that it can send', async () => {
    const preflight = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' }
    expect(await ask(world.app.server, caller, { method: 'OPTIONS', headers: preflight })).toMatchObject({
      status: 204,
    })
    const { answer } = await ask(world.app.server, caller, { headers: { ...preflight, ...withKey } })
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  })

  it('and the security log tells of it, once for each', async () => {
    lines.length = 0
    await ask(world.app.server, '198.51.100.90', { headers: withKey })
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      {
        ...{ event: 'security', security: 'transport.refused', code: 'https_required' },
        address: '198.51.100.90',
      },
    ])
    expect(lines.join()).not.toMatch(/membershipId|credentialId|kt_test_/)
  })
})

describe('over plain HTTP from another machine', () => {
  it.each<[string, Sent]>([
    ['a session', { headers: { cookie: '__Host-konttori=x' } }],
    ['a password', { url: '/v1/session', method: 'POST', body: { email, password } }],
    ['a password that a page takes', { url: '/sign-in', method: 'POST' }],
    ['the page that asks for a password', { url: '/sign-in' }],
    ['a link with a token', { url: '/activate?token=x' }],
    ['a public link', { url: '/v1/public/change-orders/x' }],
    ['a calendar', { url: '/calendar/x.ics' }],
    ['a secret of an app', { url: '/oauth/token', method: 'POST' }],
    ['a device', { url: '/v1/device/pair', method: 'POST', body: {} }],
    ['a file', { url: '/uploads/x/y?signature=z', method: 'PUT' }],
  ])('%s is refused', async (_, sent) => {
    expect((await ask(world.app.server, caller, sent)).status).toBe(403)
  })

  it('a browser gets a page that says so', async () => {
    const { status, answer } = await ask(world.app.server, caller, {
      ...{ url: '/sign-in', headers: { accept: 'text/html' } },
    })
    expect(status).toBe(403)
    expect(answer.payload).toContain('Open the address that begins with https://')
    const [style = ''] = /\/assets\/pages\.[^"]+\.css/.exec(answer.payload) ?? []
    expect((await ask(world.app.server, caller, { url: style })).status).toBe(200)
  })

  it.each(['/livez', '/readyz', '/docs', '/errors/https_required', '/openapi.json'])(
    '%s is answered, where no secret goes',
    async url => {
      expect((await ask(world.app.server, caller, { url })).status).toBe(200)
    },
  )
})

it('a person behind an HTTPS proxy on another machine signs in by the pages', async () => {
  const headers = { ...forwarded(caller, 'https'), accept: 'text/html' }
  const { status } = await ask(world.app.server, proxy, { url: '/sign-in', headers })
  expect(status).toBe(200)
  const signedIn = await world.anonymous.post('/v1/session', { email, password }, { origin })
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const account = await ask(world.app.server, proxy, { url: '/account', headers: { ...headers, cookie } })
  expect(account.status).toBe(200)
})

it('an operator may allow it', async () => {
  const allowed = await startWorld({ allowPlainHttp: true })
  expect(await statusWithKey(caller, {}, allowed.app.server)).toBe(200)
})

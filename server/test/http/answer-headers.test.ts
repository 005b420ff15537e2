import type { RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { securityTxt } from '../../src/platform/http/around/security-txt.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'
import { send } from './raw.ts'

const world = await startWorld({ securityContact: 'mailto:security@konttori.example' })
const browser = await signedIn(world, 'aino')

/** Every path that answers GET, as the router has it. */
const paths = [
  ...new Set(routesOf(world.app.server.printRoutes({ commonPrefix: false, method: 'GET' }))),
].sort()

describe('every answer of every path', () => {
  it('is of every route there is', () => {
    expect(paths.length).toBeGreaterThan(80)
    for (const path of ['/', '/sign-in', '/activate', '/docs', '/openapi.json', '/livez', '/v1/work-days'])
      expect(paths).toContain(path)
  })

  it.each(paths)('%s is in no frame, sniffed by nobody, and told to nobody', async path => {
    const url = path.replaceAll(/:\w+/g, newId()).replaceAll('*', 'x')
    for (const client of [world.anonymous, browser]) {
      const { headers } = await client.get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000',
        'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.any(String),
        'cache-control': expect.any(String),
      })
      const policy = (headers['content-security-policy'] ?? '').split('; ')
      expect(policy).toContain("default-src 'none'")
      expect(policy.some(part => part === "frame-ancestors 'none'" || part === 'sandbox')).toBe(true)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
      if (String(headers['content-type']).startsWith('text/html')) {
        expect(policy).toContain("base-uri 'none'")
        expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      } else if (String(headers['content-type']).includes('json'))
        expect(policy).toEqual(["default-src 'none'", "frame-ancestors 'none'"])
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })

  it('also of a path that is none, of a method that is none and of what is no request', async () => {
    for (const answer of [
      await world.anonymous.get('/nothing'),
      await world.anonymous.delete('/v1/work-days'),
      await world.anonymous.send('OPTIONS', '/v1/work-days'),
      await send(world, 'GET / HTTP/9.9\r\n\r\n'),
    ])
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
  })

  it('has no HSTS where it is not secure, which browsers would ignore', async () => {
    const plain = await startWorld({ baseUrl: 'http://localhost:1' })
    expect((await plain.anonymous.get('/sign-in')).headers).not.toHaveProperty('strict-transport-security')
    expect(await plain.anonymous.get('/.well-known/security.txt')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })
})

describe('/.well-known/security.txt', () => {
  it('says who hears of weaknesses, in which languages, and until when', async () => {
    const { status, headers, body } = await world.anonymous.get('/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line: string) => line.split(/: (.*)/, 2)),
    )
    expect(fields).toEqual({
      Contact: 'mailto:security@konttori.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'Preferred-Languages': 'fi, sv, en',
      Canonical: 'https://konttori.example/.well-known/security.txt',
    })
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('is made anew every time, so it is never too old', () => {
    const now = Temporal.Instant.from('2027-01-31T12:34:56.789Z')
    expect(securityTxt({ baseUrl: 'https://a.example', contact: 'https://a.example/report', now })).toBe(
      [
        'Contact: https://a.example/report',
        'Expires: 2027-05-01T12:34:56Z',
        'Preferred-Languages: fi, sv, en',
        'Canonical: https://a.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })
})

/** The paths of the router's tree, in which a line continues the one above it that is indented less. */
function routesOf(tree: string): RouteOptions['url'][] {
  const found: string[] = []
  const above: { depth: number; path: string }[] = []
  for (const line of tree.split('\n')) {
    const [, indent = '', own = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (own === '') continue
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop()
    const path = `${above.at(-1)?.path ?? ''}${own}`
    above.push({ depth: indent.length, path })
    if (methods?.includes('GET')) found.push(path)
  }
  return found
}

import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../test/world/world.ts'
import { linksOf } from './markup.ts'

const world = await startWorld()
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  world.app.server.inject({ method: 'GET', url: path, headers })

/** One of each kind. */
const kinds = [
  '/docs',
  '/docs/guides/webhooks',
  '/docs/work-days',
  '/docs/work-days/errors',
  '/docs/operations/workDays.approveBatch',
  '/docs/operations/payrollExports.createTarget',
  '/docs/events',
  '/errors',
  '/errors/bad-request',
]

describe.each(kinds)('%s', path => {
  it('allows nothing inline and nothing from elsewhere', async () => {
    const { statusCode, headers, payload } = await get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    )
    expect(payload).not.toMatch(/<style|style=|<script(?! type="module" src="\/docs\/assets\/)| on[a-z]+=/)
    expect(payload).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  it('comes with all that it needs in less than 100 kB, compressed', async () => {
    const { payload } = await get(path)
    const needed = [...payload.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    )
    expect(needed.length).toBeGreaterThan(3)
    const sizes = await Promise.all(
      [path, ...needed].map(async each => {
        const answer = await get(each, { 'accept-encoding': 'br' })
        expect([each, answer.statusCode, answer.headers['content-encoding']]).toEqual([each, 200, 'br'])
        return answer.rawPayload.length
      }),
    )
    // The bound of the first view is 100 kB; what is reached today is kept.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000)
  })
})

it('what the search loads when it is first used is small too', async () => {
  const { payload } = await get('/docs')
  const [, script = ''] = /data-script="([^"]+)"/.exec(payload) ?? []
  for (const path of [script, '/docs/search.json']) {
    const answer = await get(path, { 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.rawPayload.length < 60_000]).toEqual([200, true])
  }
})

it('a file that pages are made with is kept for good under the hash of its content', async () => {
  const { payload } = await get('/docs')
  const files = linksOf(payload).filter(href => href.startsWith('/docs/assets/'))
  for (const file of files)
    expect((await get(file)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(files.length).toBeGreaterThan(0)
})

it.each([
  '/docs/nothing',
  '/docs/operations/workDays.nothing',
  '/docs/guides/',
  '/errors/nothing',
  '/docs/__proto__',
])('%s is refused as what is not there', async path => expect((await get(path)).statusCode).toBe(404))

it('the page of a code, which a problem points to, is for people, and JSON for programs', async () => {
  const { body } = await world.anonymous.get('/v1/me/access')
  const { pathname } = new URL(body.type)
  const page = await get(pathname, { accept: 'text/html,application/json' })
  expect(page.headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    vary: 'accept, accept-encoding',
  })
  const json = await get(pathname, { accept: 'application/json' })
  expect(json.json()).toMatchObject({ code: 'invalid_token', status: 401 })
  expect(json.headers['vary']).toContain('accept')
})

import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../test/world/world.ts'
import { Connections, defaultConnectionLimits } from '../../platform/http/connections.ts'
import { catalogueOf } from '../../platform/contract/family.ts'
import { createServer } from '../../platform/http/server.ts'
import { AddressRanges } from '../../platform/http/address-ranges.ts'
import { prefersHtml } from '../../platform/http/accept.ts'
import { AddressWindow } from '../../platform/http/address-window.ts'
import { SecurityLog } from '../../platform/telemetry/security-log.ts'
import { browserAnswers } from '../shell/browser-answers.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'

const world = await startWorld()
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
const browsing = (language: string) => ({ accept, 'accept-language': language })

describe('an address that nothing is at', () => {
  it.each([
    ['fi', 'Sivua ei löytynyt'],
    ['sv', 'Sidan hittades inte'],
    ['en', 'Page not found'],
  ])('is told to a browser by a page, in %s', async (language, title) => {
    const { status, headers, body } = await world.anonymous.get('/nope', browsing(language))
    expect(status).toBe(404)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      vary: 'Accept, accept-language',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<h1>${title}</h1>`)
    // What a person tells to support is what the log has.
    expect(body).toContain(headers['x-request-id'])
    expect(body).toContain('href="/account"')
  })

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.5', 'image/avif,*/*'])(
    'is told by the problem document to whoever accepts %s',
    async wanted => {
      const { status, headers, body } = await world.anonymous.get(
        '/nope',
        wanted === undefined ? {} : { accept: wanted },
      )
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(body.code).toBe('not-found')
    },
  )

  it('below /v1 is told by the problem document to everybody', async () => {
    const { headers, body } = await world.anonymous.get('/v1/nope', browsing('fi'))
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(body.code).toBe('not-found')
  })

  it('is told to HEAD as to GET, without the page', async () => {
    const answer = await world.app.server.inject({ method: 'HEAD', url: '/nope', headers: browsing('fi') })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('changes its language, and is there in it', async () => {
    const changed = await world.anonymous.get('/nope?language=sv', browsing('fi'))
    expect(changed).toMatchObject({ status: 303, headers: { location: '/nope' } })
    const cookie = changed.headers['set-cookie']?.split(';', 1)[0] ?? ''
    expect((await world.anonymous.get('/nope', { ...browsing('fi'), cookie })).body).toContain('lang="sv"')
  })

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/%2F%2Fevil.example/..//',
  ])('leads nobody elsewhere: %s', async path => {
    for (const url of [path, `${path}?language=sv`]) {
      const answer = await world.app.server.inject({ url, headers: browsing('en') })
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      for (const [, address = ''] of answer.payload.matchAll(/(?:href|src|action)="([^"]*)"/g))
        expect(address).toMatch(/^\/(?![/\\])/)
    }
  })

  it('stays text on the page', async () => {
    const { body } = await world.anonymous.get(
      `/"><script>alert(1)</script>`.replaceAll(' ', '%20'),
      browsing('en'),
    )
    expect(body).not.toContain('<script>')
  })
})

describe('a slash too many', () => {
  it.each([
    ['/account/', '/account'],
    ['/sign-in/?next=%2Faccount', '/sign-in?next=%2Faccount'],
    ['/activate/?token=abc', '/activate?token=abc'],
    ['/docs//', '/docs'],
    ['/errors/day_changed/', '/errors/day_changed'],
  ])('leads from %s to %s', async (from, to) => {
    expect(await world.anonymous.get(from, browsing('en'))).toMatchObject({
      status: 308,
      headers: { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
  })

  it('after a page leads scripts to it too, and HEAD', async () => {
    expect(await world.anonymous.get('/account/')).toMatchObject({
      status: 308,
      headers: { location: '/account' },
    })
    const answer = await world.app.server.inject({ method: 'HEAD', url: '/account/' })
    expect(answer.headers.location).toBe('/account')
    expect((await world.anonymous.get('/healthz/')).status).toBe(404)
  })
})

describe('a method that a page has not', () => {
  it('is told with those that it has', async () => {
    const headers = browsing('en')
    for (const [method, url, allow] of [
      ['DELETE', '/account', 'GET, HEAD'],
      ['PUT', '/sign-in', 'GET, HEAD, POST'],
      ['POST', '/oauth/consent/abc/', undefined],
    ] as const) {
      const answer = await world.app.server.inject({ method, url, headers })
      expect(answer.statusCode).toBe(allow === undefined ? 404 : 405)
      expect(answer.headers['allow']).toBe(allow)
      expect(answer.payload).toContain('<html')
      expect(answer.payload).not.toContain('on our side')
    }
    expect((await world.app.server.inject({ method: 'POST', url: '/account' })).json()).toMatchObject({
      code: 'method-not-allowed',
    })
  })
})

describe('what goes wrong beside the pages', () => {
  it.each([
    ['internal-error', 500, 'Something went wrong on our side.'],
    ['service_busy', 503, 'The service is busy for a moment.'],
    ['too-many-requests', 429, 'Try again in a minute.'],
    ['payload-too-large', 413, 'You sent more than the page can take.'],
    ['cursor_expired', 410, 'The request could not be handled as it was sent.'],
  ])('%s is told to a browser, with the id for support', async (code, status, words) => {
    const { services } = world.app
    const { log, contracts, baseUrl } = services
    const catalogue = catalogueOf(contracts)
    const connections = new Connections({
      limits: defaultConnectionLimits,
      speaksForMany: () => false,
      serverBusy: () => '',
      log,
    })
    const server = await createServer({
      baseUrl,
      catalogue,
      log,
      connections,
      trustedProxies: new AddressRanges([]),
      answerBrowser: (...failed) =>
        browserAnswers(server, [], {
          ...services,
          catalogue,
          readers: new AddressWindow(100),
          security: new SecurityLog(log),
        })(...failed),
    })
    server.get('/fails', () => {
      throw code === 'internal-error'
        ? new Error('the password is swordfish')
        : new RequestRefused(code, 'No.', {}, { 'retry-after': '30' })
    })
    const answer = await server.inject({ url: '/fails', headers: browsing('en') })
    expect(answer.statusCode).toBe(status)
    expect(answer.payload).toContain(words)
    expect(answer.payload).toContain(String(answer.headers['x-request-id']))
    expect(answer.payload).not.toContain('swordfish')
    const document = await server.inject({ url: '/fails' })
    expect(document.json()).toMatchObject({ code, status })
    await server.close()
    connections.close()
  })
})

it('a password manager is led to where a password is changed', async () => {
  expect(await world.anonymous.get('/.well-known/change-password')).toMatchObject({
    status: 303,
    headers: { location: '/account/password' },
  })
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await world.anonymous.get(path, browsing('en'))).status).toBe(404)
})

it.each([
  ['text/html', true],
  ['text/html;q=0.9, application/json;q=0.8', true],
  ['TEXT/HTML', true],
  ['application/xhtml+xml', true],
  ['text/html;q=0', false],
  ['text/html;q=0.2, application/problem+json', false],
  ['text/*', false],
  ['', false],
  ['text/html;q=nonsense', false],
  ['x,'.repeat(100_000), false],
])('“%s” asks for HTML: %s', (header, wants) => expect(prefersHtml(header)).toBe(wants))

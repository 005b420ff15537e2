import { describe, expect, it } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import { password } from '../../../test/world/founding.ts'
import { startWorld } from '../../../test/world/world.ts'

const world = await startWorld()
const origin = 'https://konttori.example'
const { members } = world.meri
const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`

const encoded = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()
const submit = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin },
  client: Client = world.anonymous,
) => client.post(path, encoded(fields), { 'content-type': 'application/x-www-form-urlencoded', ...headers })

const signIn = { email: members.eero.email, password }

const cookiesOf = (answer: { readonly headers: Readonly<Record<string, string>> }): string =>
  answer.headers['set-cookie']?.split(';', 1)[0] ?? ''

async function cookieOf(name: keyof typeof members): Promise<string> {
  const answer = await submit('/sign-in', { email: members[name].email, password })
  expect(answer).toMatchObject({ status: 303, headers: { location: '/account' } })
  return answer.headers['set-cookie']?.split(';', 1)[0] ?? ''
}

describe('every page', () => {
  it.each(['/sign-in', '/activate', '/docs', '/errors', '/errors/day_changed'])(
    '%s allows nothing inline, nothing from elsewhere and no frame, and is told to nobody',
    async path => {
      const { headers, body } = await world.anonymous.get(path)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000',
      })
      const policy = headers['content-security-policy'] ?? ''
      for (const part of [
        "default-src 'none'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy.split('; ')).toContain(part)
      expect(policy).not.toMatch(/unsafe|\*|http/)
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/)
      expect(body).not.toMatch(
        /<style|style=|<script(?! type="module" src="\/)| on[a-z]+=|(src|href|action)="(?!\/|#)/,
      )
    },
  )

  it.each(['/sign-in', '/activate', '/activate?token=abc', '/account'])(
    '%s is kept by nobody and read by no other site',
    async path => {
      const { headers } = await world.anonymous.get(path, { origin: 'https://evil.example' })
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('stands on files that may be kept for good', async () => {
    const { body } = await world.anonymous.get('/sign-in')
    const files = [...String(body).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(1)
    for (const path of files) {
      const file = await world.anonymous.get(path)
      expect(file).toMatchObject({
        status: 200,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
    }
  })
})

describe('a form', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, as modern browsers tell', { origin, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin, 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nobody knows where', {}],
  ])('from %s is refused with a page that says so', async (_from, headers: Record<string, string>) => {
    for (const [path, fields] of [
      ['/sign-in', signIn],
      ['/activate', { token: 'x', password }],
      ['/sign-out', {}],
      ['/account/sessions', { others: 'all' }],
    ] as const) {
      const answer = await submit(path, fields, { ...headers, cookie: await cookieOf('elina') })
      expect(answer.status).toBe(403)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('from our own pages is taken', async () => {
    const answer = await submit('/sign-in', signIn, { origin, 'sec-fetch-site': 'same-origin' })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/account' } })
    expect(answer.headers['set-cookie']).toMatch(/^__Host-konttori=.*HttpOnly; SameSite=Lax; Secure$/)
  })

  it('signs nobody out by a link', async () => {
    const cookie = await cookieOf('lumi')
    expect(await world.anonymous.get('/sign-out', { cookie })).toMatchObject({ status: 303 })
    expect(await world.anonymous.get('/account', { cookie })).toMatchObject({ status: 200 })
  })

  it.each([
    ['another body', 'application/json', '{"email":"a@b.fi"}'],
    ['bytes that are no text', 'application/x-www-form-urlencoded', '\u0000%ff%fe=%00'],
    ['nothing', 'application/x-www-form-urlencoded', ''],
  ])('of %s is answered with the form', async (_what, type, body) => {
    const answer = await world.anonymous.post('/sign-in', body, { 'content-type': type, origin })
    expect([400, 401, 415]).toContain(answer.status)
    expect(answer.body).toContain('<form')
  })
})

it('a form without end is not read', async () => {
  const answer = await submit('/sign-in', { ...signIn, more: 'x'.repeat(300_000) })
  expect(answer.status).toBe(413)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

it('what was done is told only in our own words', async () => {
  const cookie = await cookieOf('eero')
  for (const path of ['/account', '/account/passkeys'])
    for (const done of ['constructor', '__proto__', 'toString', hostile]) {
      const page = await world.anonymous.get(`${path}?${encoded({ done })}`, { cookie })
      expect(page.status).toBe(200)
      expect(page.body).not.toContain('role="status"')
    }
})

it('the bare address leads in', async () => {
  expect((await world.anonymous.get('/')).headers['location']).toBe('/account')
})

describe('signing in leads', () => {
  it('to our own places', async () => {
    expect(await submit('/sign-in', { ...signIn, next: '/account?done=switched' })).toMatchObject({
      status: 303,
      headers: { location: '/account?done=switched' },
    })
    const elsewhere = await submit('/sign-in', { ...signIn, next: '/oauth/authorize?a=b&c' })
    expect(elsewhere.headers['location']).toBe('/sign-in/continue?next=%2Foauth%2Fauthorize%3Fa%3Db%26c')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('to nobody else: %j', async next => {
    expect((await submit('/sign-in', { ...signIn, next })).headers['location']).toBe('/account')
    const page = await world.anonymous.get(`/sign-in?${encoded({ next })}`)
    expect(page.body).not.toContain('evil.example')
    const on = await world.anonymous.get(`/sign-in/continue?${encoded({ next })}`)
    expect(on.body).toContain('<meta http-equiv="refresh" content="0; url=/account">')
    expect(on.body).not.toContain('evil.example')
  })
})

describe('what people write', () => {
  const tags = (body: string) =>
    (body.match(/<(script|img)[^>]*>/g) ?? []).filter(
      tag => !/^<(img|script type="module") src="\/assets\//.test(tag),
    )

  it('stays text in forms', async () => {
    const answers = [
      await world.anonymous.get('/activate', {
        cookie: cookiesOf(await world.anonymous.get(`/activate?${encoded({ token: hostile })}`)),
      }),
      await world.anonymous.get(`/sign-in?${encoded({ next: `/${hostile}` })}`),
      await submit('/sign-in', { email: hostile, password: hostile, next: hostile }),
      await submit('/activate', { token: hostile, password: hostile }),
    ]
    for (const { body } of answers) expect(tags(body)).toEqual([])
    expect(answers[2]?.body).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('stays text in names of people, organisations and browsers', async () => {
    const { tunturi } = world
    const sanna = tunturi.members.sanna
    await world.database.owner('update organisations set name = $2 where org_id = $1', [tunturi.id, hostile])
    await world.database.owner('update memberships set display_name = $2 where id = $1', [sanna.id, hostile])
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
         where membership_id = $1`,
      [tunturi.members.ilmari.id, members.otso.email],
    )
    const choice = await submit('/sign-in', { email: members.otso.email, password })
    expect(choice.body).toContain('&lt;script&gt;')
    expect(tags(choice.body)).toEqual([])
    expect(choice.body).not.toContain(password)

    const answer = await submit(
      '/sign-in',
      { email: sanna.email, password },
      { origin, 'user-agent': hostile },
    )
    const cookie = answer.headers['set-cookie']?.split(';', 1)[0] ?? ''
    const page = await world.anonymous.get('/account', { cookie })
    expect(page.status).toBe(200)
    expect(page.body).toContain('&lt;script&gt;')
    expect(tags(page.body)).toEqual([])
  })
})

it('the sealed choice of an organisation is good for a quarter of an hour, unchanged', async () => {
  const answer = await submit('/sign-in', { email: members.otso.email, password })
  const attempt = /name="attempt" value="([^"]+)"/.exec(String(answer.body))?.[1] ?? ''
  const organisation = world.tunturi.id
  const last = attempt.at(-5) === 'A' ? 'B' : 'A'
  const changed = `${attempt.slice(0, -5)}${last}${attempt.slice(-4)}`
  for (const wrong of [changed, '', 'AAAA', hostile])
    expect((await submit('/sign-in/organisation', { attempt: wrong, organisation })).headers).toMatchObject({
      location: '/sign-in',
    })
  expect(await submit('/sign-in/organisation', { attempt, organisation })).toMatchObject({
    status: 303,
    headers: { location: '/account' },
  })
})

it('too many attempts are told with how long to wait, and the page is as helpful as before', async () => {
  const wrong = { email: 'somebody@meri.example', password: 'wrong' }
  for (let attempt = 0; attempt < 10; attempt++) expect((await submit('/sign-in', wrong)).status).toBe(401)
  const answer = await submit('/sign-in', wrong, { origin, 'accept-language': 'sv' })
  expect(answer.status).toBe(429)
  expect(answer.body).toContain('Försök igen om en minut.')
})

it('a language is remembered, and chosen on the page one is at', async () => {
  const page = await world.anonymous.get('/sign-in?next=%2Faccount', { 'accept-language': 'fi' })
  expect(page.body).toContain('href="/sign-in?next=%2Faccount&amp;language=sv"')
  const chosen = await world.anonymous.get('/sign-in?next=%2Faccount&language=sv', {
    'accept-language': 'fi',
  })
  expect(chosen).toMatchObject({ status: 303, headers: { location: '/sign-in?next=%2Faccount' } })
  expect(chosen.headers['set-cookie']).toBe(
    '__Host-konttori-language=sv; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  const cookie = '__Host-konttori-language=sv'
  const swedish = await world.anonymous.get('/sign-in', { 'accept-language': 'fi', cookie })
  expect(swedish.body).toContain('<html lang="sv">')
  const nonsense = await world.anonymous.get('/sign-in?language=klingon', { 'accept-language': 'fi' })
  expect(nonsense.body).toContain('<html lang="fi">')
})

import { describe, expect, it } from 'vitest'
import * as roster from '../../modules/people/members/port.ts'
import { resetRequests } from '../../modules/people/session/passwords/requests.ts'
import type { Answer } from '../../../test/world/client.ts'
import { jsonLog } from '../../platform/telemetry/log.ts'
import { newId } from '../../platform/vocabulary/ids.ts'
import { mailsWritten } from '../../../test/world/mail.ts'
import { startWorld } from '../../../test/world/world.ts'

const lines: string[] = []
const world = await startWorld({ log: jsonLog(line => void lines.push(line)) })
const origin = 'https://konttori.example'
const chosen = 'kesän pitkät illat 27'

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.split(';', 1)[0] ?? ''
const pathOf = (url: string): string => url.slice(origin.length)
const submit = (path: string, fields: Readonly<Record<string, string>>) =>
  world.anonymous.post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin,
  })

async function invitation(): Promise<string> {
  const person = { firstNames: 'Kaisa', lastName: 'Uusi', role: 'employee', email: `${newId()}@meri.example` }
  const { body } = await world.service.post('/v1/memberships', person, { 'idempotency-key': newId() })
  return body.invitation.inviteUrl
}

async function reset(): Promise<string> {
  const { email } = world.meri.members.onni
  await world.anonymous.post('/v1/session/forgotten-password', { email }, { origin })
  await resetRequests(world.app.services, roster).flush()
  const mails = await mailsWritten(world.database, { to: email, kind: 'password_reset' })
  return mails.at(-1)?.letter?.action?.url ?? ''
}

describe.each([
  ['an invitation', invitation, '/activate'],
  ['a forgotten password', reset, '/reset-password'],
])('the link of %s', (_, link, place) => {
  it('leads at once to an address without its token, and tells nobody where it came from', async () => {
    const url = await link()
    const token = new URL(url).searchParams.get('token') ?? ''
    const first = await world.anonymous.get(pathOf(url))
    expect(first).toMatchObject({
      status: 303,
      body: '',
      headers: { location: place, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    })
    expect(first.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
    expect(JSON.stringify(first.headers)).not.toContain(token)

    const page = await world.anonymous.get(place, { cookie: cookieOf(first) })
    expect(page.status).toBe(200)
    expect(page.body).toContain(`name="token" value="${token}"`)
    // No address on the page has it, so neither has what the browser says of where it was.
    for (const [, address = ''] of page.body.matchAll(/(?:href|src|action)="([^"]*)"/g))
      expect(address).not.toContain(token)
    expect(lines.filter(line => line.includes(token))).toEqual([])
  })

  it('says whose it is before a password is typed', async () => {
    const url = await link()
    const cookie = cookieOf(await world.anonymous.get(pathOf(url)))
    const { body } = await world.anonymous.get(place, { cookie })
    const words = String(body).replaceAll(/<[^>]*>/g, ' ')
    expect(words).toMatch(/[\w.-]+@meri\.example/)
    if (place === '/activate') expect(words).toContain('Meri Oy')
  })

  it('is not used up by looking, however often a mail scanner does', async () => {
    const url = await link()
    for (let look = 0; look < 5; look++) expect((await world.anonymous.get(pathOf(url))).status).toBe(303)
    const token = new URL(url).searchParams.get('token') ?? ''
    const done = await submit(place, { token, password: chosen })
    expect(done.status).toBe(303)
    expect(done.headers['location']).not.toContain('token')
  })

  it('is gone from the browser once it is used, and no longer works', async () => {
    const url = await link()
    const token = new URL(url).searchParams.get('token') ?? ''
    const cookie = cookieOf(await world.anonymous.get(pathOf(url)))
    const done = await world.anonymous.post(
      place,
      new URLSearchParams({ token, password: chosen }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        cookie,
      },
    )
    expect(done.status).toBe(303)
    expect(done.headers['set-cookie']).toContain(`${cookie.split('=', 1)[0]}=; Max-Age=0`)
    expect((await submit(place, { token, password: chosen })).status).toBe(404)
    // Anyone who opens it again is told at once.
    const again = await world.anonymous.get(pathOf(url))
    const page = await world.anonymous.get(place, { cookie: cookieOf(again) })
    expect(page.status).toBe(404)
    expect(page.body).toContain('<h1>This link no longer works</h1>')
    expect(page.body).not.toContain('name="password"')
    expect(page.headers['set-cookie']).toContain('Max-Age=0')
  })

  it('that nobody sent is a dead one, as is none', async () => {
    const none = await world.anonymous.get(place)
    expect(none.status).toBe(404)
    // The link may work as well as ever: a browser that opens its last pages again comes without it.
    expect(none.body).not.toContain('no longer works')
    for (const bogus of [
      'nonsense',
      'A'.repeat(43),
      Buffer.alloc(48, 1).toString('base64url'),
      'x'.repeat(400),
    ]) {
      const cookie = cookieOf(await world.anonymous.get(`${place}?token=${bogus}`))
      const page = await world.anonymous.get(place, { cookie })
      expect(page.status).toBe(404)
      expect(page.body).toContain('<h1>This link no longer works</h1>')
      expect(page.body).not.toContain('name="password"')
    }
    expect((await world.anonymous.get(`${place}?token=`)).status).toBe(303)
    expect(
      (await world.anonymous.get(`${place}?token=${'x'.repeat(100_0)}`)).headers['set-cookie'],
    ).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { password } from '../../../../../test/world/founding.ts'
import { sessionUses } from '../sign-in/credential-source.ts'
import { cookieOf, origin, signedIn, withCookie } from './browser.ts'
import { startWorldWithStrangers } from './elsewhere.ts'

const { world, members, signIn, elsewhere } = await startWorldWithStrangers()

describe('signing in', () => {
  test('gives the browser a session in a cookie that scripts cannot read', async () => {
    const answer = await signIn({ email: members.eero.email, password })
    expect(answer.status).toBe(201)
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-konttori=[A-Za-z0-9_-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure,/,
    )
    expect(answer.body).toMatchObject({
      person: { email: members.eero.email },
      membership: { id: members.eero.id, displayName: 'Eero Mäkinen', role: 'manager' },
      organisation: { id: world.meri.id, name: 'Meri Oy' },
    })
    expect(JSON.stringify(answer.body)).not.toContain(cookieOf(answer).split('=')[1])
  })

  test('keeps nothing of the token but its hash', async () => {
    const token = cookieOf(await signIn({ email: members.eero.email, password })).split('=')[1] ?? ''
    const [found] = await world.database.owner(
      `select 1 from directory.session_tokens where token_hash = sha256($1::text::bytea)`,
      [token],
    )
    expect(found).toBeDefined()
    const dump = await world.database.owner<{ row: string }>(
      `select t::text as row from directory.session_tokens t union all select s::text from sessions s
       union all select a::text from audit_entries a`,
    )
    expect(dump.filter(({ row }) => row.includes(token))).toEqual([])
  })

  test('takes the address in any letter case', async () => {
    expect((await signIn({ email: ` ${members.eero.email.toUpperCase()} `, password })).status).toBe(201)
  })

  test.each([
    ['a wrong password', { email: members.onni.email, password: 'väärä salasana' }],
    ['an unknown address', { email: 'nobody@meri.example', password }],
    ['text that is no address', { email: 'not an address', password }],
    [
      'an organisation one is not in',
      { email: members.onni.email, password, organisationId: world.tunturi.id },
    ],
    [
      'an organisation that does not exist',
      { email: members.onni.email, password, organisationId: members.onni.id },
    ],
  ])('with %s fails in one and the same way', async (_case, body) => {
    const answer = await signIn(body, elsewhere())
    const { instance: _instance, requestId: _requestId, ...problem } = answer.body
    expect(problem).toEqual({
      type: 'https://konttori.example/errors/sign_in_failed',
      title: 'Signing in failed',
      status: 401,
      detail: 'The e-mail address or the password is wrong.',
      code: 'sign_in_failed',
      remedy: 'Check both, or ask an administrator for an invitation.',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('from another site is refused', async () => {
    const body = { email: members.eero.email, password }
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }])
      expect(await world.anonymous.post('/v1/session', body, headers)).toMatchObject({
        status: 403,
        body: { code: 'origin_not_allowed' },
      })
  })

  test('with a key is refused', async () => {
    const answer = await world
      .as('eero')
      .post('/v1/session', { email: members.eero.email, password }, { origin })
    expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_cannot_start_human_session' } })
  })

  test('is on the audit trail, without a word of the secret', async () => {
    const { body } = await signIn({ email: members.lumi.email, password })
    const lines = await world.database.owner(
      `select action, actor_membership_id, operation, changes from audit_entries where target_id = $1`,
      [body.id],
    )
    expect(lines).toEqual([
      {
        action: 'session.begin',
        actor_membership_id: members.lumi.id,
        operation: 'session.create',
        changes: [],
      },
    ])
  })
})

test('a person of several organisations chooses one, and is told which there are only after the password was right', async () => {
  // Helmi takes Ilmari's place in Tunturi.
  await world.database.owner(
    `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
       where membership_id = $1`,
    [world.tunturi.members.ilmari.id, members.helmi.email],
  )
  const email = members.helmi.email
  expect((await signIn({ email, password: 'väärä' }, elsewhere())).body.organisations).toBeUndefined()
  const answer = await signIn({ email, password })
  expect(answer).toMatchObject({ status: 409, body: { code: 'organisation_required' } })
  expect(answer.body.organisations).toEqual(
    expect.arrayContaining([
      { id: world.meri.id, name: 'Meri Oy' },
      { id: world.tunturi.id, name: 'Tunturi Oy' },
    ]),
  )
  const chosen = await signIn({ email, password, organisationId: world.tunturi.id })
  expect(chosen).toMatchObject({ status: 201, body: { organisation: { name: 'Tunturi Oy' } } })
})

describe('a session', () => {
  test('is shown to its browser', async () => {
    const browser = await signedIn(world, 'elina')
    const { status, body } = await browser.get('/v1/session')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      person: { email: members.elina.email },
      membership: { id: members.elina.id, role: 'manager' },
    })
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(12 * 3_600_000)
    expect(Date.parse(body.idleExpiresAt) - Date.parse(body.createdAt)).toBe(30 * 60_000)
  })

  test('is nothing that keys have or end', async () => {
    for (const answer of [
      await world.as('elina').get('/v1/session'),
      await world.as('elina').delete('/v1/session'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_cannot_manage_credentials' } })
  })

  test('ends by signing out, at once and for good', async () => {
    const browser = await signedIn(world, 'elina')
    const ended = await browser.delete('/v1/session')
    expect(ended.status).toBe(204)
    expect(ended.headers['set-cookie']).toBe(
      '__Host-konttori=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
    expect((await browser.get('/v1/session')).status).toBe(401)
  })

  test('of one browser does not end with that of another', async () => {
    const [one, other] = [await signedIn(world, 'elina'), await signedIn(world, 'elina')]
    await one.delete('/v1/session')
    expect((await other.get('/v1/session')).status).toBe(200)
  })

  test('writes only for our own pages', async () => {
    const answer = await signIn({ email: members.elina.email, password })
    const cookie = cookieOf(answer)
    for (const headers of [{ cookie }, { cookie, origin: 'https://evil.example' }])
      expect(await world.withHeaders(headers).delete('/v1/session')).toMatchObject({
        status: 403,
        body: { code: 'origin_not_allowed' },
      })
    expect((await world.withHeaders({ cookie }).get('/v1/session')).status).toBe(200)
  })

  test.each([
    'konttori=x',
    '__Host-konttori=',
    '__Host-konttori=short',
    `__Host-konttori=${'A'.repeat(43)}`,
    `__Host-konttori=${'A'.repeat(5000)}`,
  ])('does not come from the cookie %s', async cookie => {
    expect(await withCookie(world, cookie).get('/v1/session')).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    })
  })

  test('ends with the role it was begun with', async () => {
    const browser = await signedIn(world, 'otso')
    const changed = await world.as('aino').patch(`/v1/memberships/${members.otso.id}`, { role: 'employee' })
    expect(changed.status).toBe(200)
    expect((await browser.get('/v1/session')).status).toBe(401)
    expect((await (await signedIn(world, 'otso')).get('/v1/session')).body.membership.role).toBe('employee')
  })

  test('ends with the deactivation of its member, and does not come back with the member', async () => {
    const browser = await signedIn(world, 'sisu')
    const admin = world.as('aino')
    expect((await admin.post(`/v1/memberships/${members.sisu.id}/deactivate`)).status).toBe(200)
    expect((await browser.get('/v1/session')).status).toBe(401)
    expect((await signIn({ email: members.sisu.email, password }, elsewhere())).body.code).toBe(
      'sign_in_failed',
    )
    expect((await admin.post(`/v1/memberships/${members.sisu.id}/reactivate`)).status).toBe(200)
    expect((await browser.get('/v1/session')).status).toBe(401)
    expect((await signIn({ email: members.sisu.email, password })).status).toBe(201)
  })

  test('that is used is remembered as used, without anybody waiting for it', async () => {
    const browser = await signedIn(world, 'lumi')
    const { body } = await browser.get('/v1/session')
    await world.database.owner(
      `update sessions set last_used_at = last_used_at - interval '20 minutes' where id = $1`,
      [body.id],
    )
    world.app.services.authenticator.forget(world.meri.id)
    await browser.get('/v1/session')
    await sessionUses(world.app.services.database).flush()
    const { body: after } = await browser.get('/v1/session')
    expect(Date.parse(after.idleExpiresAt)).toBeGreaterThanOrEqual(Date.parse(body.idleExpiresAt))
  })

  test('too many of one member end the oldest', async () => {
    const first = await signedIn(world, 'veera')
    const { body } = await first.get('/v1/session')
    for (let others = 0; others < 19; others++) await signedIn(world, 'veera')
    expect((await first.get('/v1/session')).status).toBe(200)
    await signedIn(world, 'veera')
    expect((await first.get('/v1/session')).status).toBe(401)
    expect(
      await world.database.owner(`select from directory.session_tokens where session_id = $1`, [body.id]),
    ).toEqual([])
  })
})

describe("the organisation's clock", () => {
  const advance = (minutes: number) => world.as('sanna').post('/v1/sandbox/clock/advance', { minutes })
  const use = async (browser: Awaited<ReturnType<typeof signedIn>>) => {
    const answer = await browser.get('/v1/session')
    await sessionUses(world.app.services.database).flush()
    return answer.status
  }

  test('ends a session after thirty idle minutes, and every session after twelve hours', async () => {
    const idle = await signedIn(world, 'sanna')
    await advance(29)
    expect(await use(idle)).toBe(200)
    await advance(29)
    expect(await use(idle)).toBe(200)
    await advance(31)
    expect(await use(idle)).toBe(401)

    const persistent = await signedIn(world, 'sanna')
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      await advance(25)
      expect(await use(persistent), `after ${minutes} minutes`).toBe(200)
    }
    await advance(19)
    expect(await use(persistent)).toBe(200)
    await advance(1)
    expect(await use(persistent)).toBe(401)
  })

  test('ends it earlier where the organisation has chosen so, and never later', async () => {
    const browser = await signedIn(world, 'sanna')
    for (const longer of [{ sessionIdleMinutes: 31 }, { sessionHours: 13 }, { sessionIdleMinutes: 0 }])
      expect((await browser.patch('/v1/settings', longer)).status).toBe(400)
    const changed = await browser.patch('/v1/settings', { sessionIdleMinutes: 10, sessionHours: 1 })
    expect(changed).toMatchObject({ status: 200, body: { sessionIdleMinutes: 10, sessionHours: 1 } })
    await advance(9)
    expect(await use(browser)).toBe(200)
    await advance(11)
    expect(await use(browser)).toBe(401)
  })
})

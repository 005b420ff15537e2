import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { cookieOf, signedIn, withCookie } from '../../test/browser.ts'
import { AuthenticatorApp } from './authenticator-app.ts'
import { emailOf, password, signIn, withTotp } from './person.ts'

const world = await startWorld()
type Name = Parameters<typeof world.as>[0]

/** As if the person had signed in a while ago. */
async function ageProof(name: Name): Promise<void> {
  await world.database.owner(
    `update sessions s set authenticated_at = authenticated_at - interval '16 minutes'
     from directory.person_memberships m join directory.persons p on p.id = m.person_id
     where m.org_id = s.org_id and m.membership_id = s.membership_id and p.email = $1`,
    [emailOf(world, name)],
  )
  world.app.services.authenticator.forget(world.meri.id)
}

const stale = {
  status: 403,
  body: { code: 'recent_authentication_required', methods: ['password'] },
}
const noKeys = { status: 403, body: { code: 'api_key_cannot_manage_credentials' } }

describe('how people of the organisation sign in', () => {
  const settings = [
    { secondFactorRequired: false },
    { secondFactorRequired: true },
    { secondFactorRequiredOfAdministrators: false },
    { sessionIdleMinutes: 30 },
    { sessionHours: 12 },
    { name: 'Meri Oy', secondFactorRequired: false, dryRun: true },
  ]

  test('is no business of keys, which reach the other settings', async () => {
    const { secret } = await world.key('aino', { scope: ['org.admin'] })
    for (const client of [world.as('aino'), world.service, world.withKey(secret)]) {
      for (const body of settings)
        expect([body, await client.patch('/v1/settings', body)]).toMatchObject([body, noKeys])
      expect((await client.patch('/v1/settings', { selfApprovalAllowed: false })).status).toBe(200)
    }
    expect(await world.as('helmi').patch('/v1/settings', { secondFactorRequired: false })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  })

  test('is changed only soon after a proof', async () => {
    const browser = await signedIn(world, 'aino')
    expect((await browser.patch('/v1/settings', { sessionHours: 11 })).status).toBe(200)
    await ageProof('aino')
    for (const body of settings)
      expect([body, await browser.patch('/v1/settings', body)]).toMatchObject([body, stale])
    expect((await browser.patch('/v1/settings', { selfApprovalAllowed: false })).status).toBe(200)
    const proved = await browser.post('/v1/session/reauthenticate', { password })
    const again = withCookie(world, cookieOf(proved))
    expect(await again.patch('/v1/settings', { sessionHours: 12 })).toMatchObject({
      status: 200,
      body: { sessionHours: 12 },
    })
  })
})

describe('a key of an administrator', () => {
  const wanted = (more: object = {}) => ({ name: 'k', kind: 'service', scope: ['org.admin'], ...more })

  test('is made, widened, prolonged, rotated and reassigned only soon after a proof', async () => {
    const browser = await signedIn(world, 'aino')
    const post = async (path: string, body: object) =>
      browser.post(path, body, { 'idempotency-key': crypto.randomUUID() })
    const make = async (more: object = {}) => (await post('/v1/api-keys', wanted(more))).body.id
    const admin = await make()
    const narrow = await make({ scope: ['payroll.run'] })
    const reading = await make({ readOnly: true })
    const short = await make({ expiresAt: '2100-01-01T00:00:00Z' })
    await ageProof('aino')

    const id = world.meri.members.aino.id
    const refused: [string, string, object][] = [
      ['POST', '/v1/api-keys', wanted()],
      ['POST', '/v1/api-keys', wanted({ kind: 'personal', scope: ['payroll.run', 'org.admin'] })],
      ['PATCH', `/v1/api-keys/${narrow}`, { scope: ['org.admin'] }],
      ['PATCH', `/v1/api-keys/${reading}`, { readOnly: false }],
      ['PATCH', `/v1/api-keys/${short}`, { expiresAt: null }],
      ['PATCH', `/v1/api-keys/${short}`, { expiresAt: '2101-01-01T00:00:00Z' }],
      ['POST', `/v1/api-keys/${admin}/rotate`, {}],
      ['POST', `/v1/api-keys/${admin}/reassign`, { ownerMembershipId: id }],
    ]
    for (const [method, path, body] of refused) {
      const answer = await browser.send(method as 'POST', path, body)
      expect([path, body, answer]).toMatchObject([path, body, stale])
    }
    // What gives nothing of an administrator away needs no more than the session.
    expect((await post('/v1/api-keys', wanted({ scope: ['payroll.run'] }))).status).toBe(201)
    expect((await browser.patch(`/v1/api-keys/${admin}`, { name: 'other', scope: [] })).status).toBe(200)
    expect((await post(`/v1/api-keys/${reading}/revoke`, {})).status).toBe(200)

    const proved = await browser.post('/v1/session/reauthenticate', { password })
    const again = withCookie(world, cookieOf(proved))
    expect((await again.post('/v1/api-keys', wanted())).status).toBe(201)
  })
})

describe('switching the first method on', () => {
  test('ends every other session of the person, everywhere, and gives this one a new token', async () => {
    // Helmi takes Ilmari's place in Tunturi too.
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
       where membership_id = $1`,
      [world.tunturi.members.ilmari.id, emailOf(world, 'helmi')],
    )
    const begin = async (organisationId: string) => {
      const answer = await signIn(world, { email: emailOf(world, 'helmi'), password, organisationId })
      return withCookie(world, cookieOf(answer))
    }
    const [here, another, elsewhere] = [
      await begin(world.meri.id),
      await begin(world.meri.id),
      await begin(world.tunturi.id),
    ]
    expect((await elsewhere.get('/v1/session')).status).toBe(200)
    const app = new AuthenticatorApp((await here.post('/v1/me/sign-in/totp', {})).body.secret)
    expect((await another.get('/v1/session')).status).toBe(200)
    const confirmed = await here.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    expect(confirmed.status).toBe(200)
    for (const browser of [here, another, elsewhere])
      expect(await browser.get('/v1/session')).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
    const now = await withCookie(world, cookieOf(confirmed)).get('/v1/session')
    expect(now).toMatchObject({ status: 200, body: { secondFactor: true } })
    const { browser: bystander } = await withTotp(world, 'eero')
    expect((await bystander.get('/v1/session')).status).toBe(200)
  })

  test('that is refused gives no cookie, and the session goes on as it was', async () => {
    const browser = await signedIn(world, 'onni')
    await browser.post('/v1/me/sign-in/totp', {})
    const wrong = await browser.post('/v1/me/sign-in/totp/confirm', { code: '000000' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'totp_code_wrong' } })
    expect(wrong.headers['set-cookie']).toBeUndefined()
    expect((await browser.get('/v1/session')).status).toBe(200)
  })

  test('and off again renews the token too', async () => {
    const { browser } = await withTotp(world, 'paavo')
    const former = withCookie(world, browser.cookie)
    expect((await browser.delete('/v1/me/sign-in/totp')).status).toBe(204)
    expect((await former.get('/v1/session')).status).toBe(401)
    expect((await browser.get('/v1/session')).status).toBe(200)
  })
})

describe('a change of rights', () => {
  test('ends the sessions for good, also when the role is given back', async () => {
    const browser = await signedIn(world, 'sisu')
    const { id } = world.meri.members.sisu
    for (const role of ['finance', 'sales'])
      expect((await world.as('aino').patch(`/v1/memberships/${id}`, { role })).status).toBe(200)
    expect((await browser.get('/v1/session')).status).toBe(401)
  })
})

import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../../../test/world/client.ts'
import { signInBounds } from '../attempts/limits.ts'
import { origin } from './browser.ts'
import { startWorldWithAttacker } from './attacker.ts'

const {
  world,
  invite,
  mailed,
  activate,
  signIn,
  forgot,
  complete,
  reset,
  anonymous,
  browserOf,
  addPasskey,
  passkeySignIn,
  meri,
  tunturi,
  attackers,
  victims,
  further,
  attacker,
  employer,
  failed,
  dead,
  proven,
  planted,
  accountsOf,
} = await startWorldWithAttacker()

describe('an account planted in one organisation', () => {
  test('opens no other, once the victim has proven the address by a reset and joined', async () => {
    const { email, browser } = await planted()
    const passkey = await addPasskey(browser)

    await invite(employer, email)
    expect((await reset(email, victims)).status).toBe(204)
    expect(await activate(await mailed(email, '/activate', 2), victims)).toMatchObject({
      status: 201,
      body: { organisation: { id: tunturi } },
    })

    for (const more of [{}, { organisationId: tunturi }, { organisationId: meri }])
      expect(await passkeySignIn(passkey, more)).toMatchObject(failed)
    expect(await dead(browser)).toBe(true)
    expect(await signIn(email, attackers)).toMatchObject(failed)
    expect((await signIn(email, victims, { organisationId: tunturi })).status).toBe(201)
  })

  test('opens no other, once the victim has taken up the other one’s invitation by its mail', async () => {
    const { email, id, browser } = await planted()
    const passkey = await addPasskey(browser)
    const made = await browser.post('/v1/api-keys', { name: 'Istutettu', kind: 'personal', scope: [] })
    expect(made.status).toBe(201)
    const key = world.withKey(made.body.key)
    expect((await key.get('/v1/me/access')).status).toBe(200)

    await invite(employer, email)
    const joined = browserOf(await activate(await mailed(email, '/activate', 2), victims))
    expect((await joined.get('/v1/session/organisations')).body.items).toHaveLength(2)

    expect(await passkeySignIn(passkey)).toMatchObject(failed)
    expect(await dead(browser)).toBe(true)
    expect((await key.get('/v1/me/access')).status).toBe(401)
    for (const organisationId of [meri, tunturi]) {
      expect(await signIn(email, attackers, { organisationId })).toMatchObject(failed)
      expect((await signIn(email, victims, { organisationId })).status).toBe(201)
    }
    expect(await accountsOf(email)).toMatchObject([{ local: null }])
    expect(
      await world.database.owner(
        `select from memberships m join directory.person_memberships p on p.membership_id = m.id and p.person_id = m.person_id
         where m.id = $1`,
        [id],
      ),
    ).toHaveLength(1)
    expect((await joined.get('/v1/me/sign-in')).body).toMatchObject({ secondFactor: false, passkeys: [] })
  })

  test('goes on in its own organisation alone, with whatever it signs in with', async () => {
    const { email, browser } = await planted()
    const passkey = await addPasskey(browser)
    await invite(employer, email)
    expect((await browser.get('/v1/session/organisations')).body.items).toMatchObject([{ id: meri }])
    expect(await browser.post('/v1/session/switch', { organisationId: tunturi })).toMatchObject({
      status: 404,
      body: { code: 'organisation_not_found' },
    })
    expect(await passkeySignIn(passkey, { organisationId: tunturi })).toMatchObject(failed)
    expect(await signIn(email, attackers, { organisationId: tunturi })).toMatchObject(failed)
    expect((await passkeySignIn(passkey)).body.organisation.id).toBe(meri)
  })

  test('is never one account with that of another organisation, though both were handed over', async () => {
    const { email } = await planted()
    const { seen } = await invite(employer, email)
    expect((await activate(seen, victims)).body.organisation.id).toBe(tunturi)
    expect((await signIn(email, attackers)).body.organisation.id).toBe(meri)
    expect((await signIn(email, victims)).body.organisation.id).toBe(tunturi)
    expect(await signIn(email, victims, { organisationId: meri })).toMatchObject(failed)
    expect(await accountsOf(email)).toMatchObject([
      { local: expect.any(String) },
      { local: expect.any(String) },
    ])
  })

  test('lets nobody guess at the other accounts of the address: its own sign-ins forgive no wrong password', async () => {
    const { email } = await proven()
    await planted(email)
    let refused = 0
    for (let guess = 0; guess < signInBounds.account.attempts + 2; guess++) {
      const answer = await signIn(email, `arvaus numero ${guess}`)
      if (answer.status === 429) refused++
      else expect(answer).toMatchObject(failed)
      await signIn(email, attackers)
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('has a device that passes for none of the other accounts of the address', async () => {
    const { email } = await proven()
    await planted(email)
    const deviceOf = (answer: Answer) =>
      /__Host-konttori-device=[^;]+/.exec(answer.headers['set-cookie'] ?? '')?.[0] ?? ''
    let refused = 0
    for (let guess = 0; guess < signInBounds.account.attempts + 2; guess++) {
      // Each sign-in without a mark gives one that nothing has been counted for yet.
      const cookie = deviceOf(await signIn(email, attackers))
      if (guess === 0) expect(cookie).not.toBe('')
      const wrong = { email, password: `arvaus numero ${guess}` }
      if ((await anonymous.post('/v1/session', wrong, { origin, cookie })).status === 429) refused++
    }
    expect(refused).toBeGreaterThan(0)
  })
})

describe('a reset by mail', () => {
  test('proves an address that has local accounts only', async () => {
    const { email } = await planted()
    const { seen } = await invite(employer, email)
    await activate(seen, attackers)
    expect((await reset(email, victims)).status).toBe(204)
    expect(await accountsOf(email)).toMatchObject([{ local: null }])
    for (const organisationId of [meri, tunturi])
      expect((await signIn(email, victims, { organisationId })).status).toBe(201)
    expect(await signIn(email, attackers)).toMatchObject(failed)
  })

  test('ends passkeys, second factor, codes, sessions and personal keys in every organisation', async () => {
    const { email, browser } = await proven()
    const { id, seen } = await invite(attacker, email)
    const other = browserOf(await activate(seen, victims))
    const keys = []
    for (const session of [browser, other]) {
      const { status, body } = await session.post('/v1/api-keys', {
        name: 'Oma',
        kind: 'personal',
        scope: [],
      })
      expect(status).toBe(201)
      keys.push(world.withKey(body.key))
    }
    for (const key of keys) expect((await key.get('/v1/me/access')).status).toBe(200)
    const passkey = await addPasskey(browser)

    expect((await reset(email, further)).status).toBe(204)
    for (const session of [browser, other]) expect(await dead(session)).toBe(true)
    for (const key of keys) expect((await key.get('/v1/me/access')).status).toBe(401)
    expect(await passkeySignIn(passkey)).toMatchObject(failed)
    const again = await signIn(email, further, { organisationId: meri })
    expect(again).toMatchObject({ status: 201, body: { secondFactor: false } })
    expect((await browserOf(again).get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    const trail = await world.database.owner<{ action: string }>(
      `select action from audit_entries where org_id = $1 and (target_id = $2 or target_type = 'api_key') order by at desc, id desc limit 20`,
      [meri, id],
    )
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sign_in.methods_ended', 'api_keys.revoke']),
    )
  })

  test('is carried out whatever becomes of the member in the organisation that mailed it', async () => {
    const { email } = await proven()
    const { id, seen } = await invite(attacker, email)
    await activate(seen, victims)
    await forgot(email)
    const first = await mailed(email, '/reset-password')
    await forgot(email)
    const second = await mailed(email, '/reset-password', 2)
    expect(await complete(first, further)).toMatchObject({ status: 404 })
    await attacker.post(`/v1/memberships/${id}/deactivate`, {})
    expect((await complete(second, further)).status).toBe(204)
    expect((await signIn(email, further)).body.organisation.id).toBe(tunturi)
  })

  test('comes from another organisation each time, so that none of them can keep it from its reader', async () => {
    const { email } = await proven()
    const { seen } = await invite(attacker, email)
    await activate(seen, victims)
    const senders = []
    for (let asked = 1; asked <= 2; asked++) {
      await forgot(email)
      await mailed(email, '/reset-password', asked)
      const [row] = await world.database.owner<{ org: string }>(
        `select org_id as org from directory.password_resets where email = $1`,
        [email],
      )
      senders.push(row?.org)
    }
    expect(new Set(senders)).toEqual(new Set([meri, tunturi]))
  })
})

describe('of a race', () => {
  test.each(Array.from({ length: 8 }, (_, round) => [round]))(
    'between a planted second step and the victim’s proof nothing is left of the former (%i)',
    async () => {
      const { email, browser } = await planted()
      const passkey = await addPasskey(browser)
      await invite(employer, email)
      const token = await mailed(email, '/activate', 2)
      const [joined, ...begun] = await Promise.all([
        activate(token, victims),
        passkeySignIn(passkey),
        passkeySignIn(passkey),
        browser.post('/v1/api-keys', { name: 'Kilpa', kind: 'personal', scope: [] }),
        browser.post('/v1/me/sign-in/passkeys/options', {}),
      ])
      expect(joined.status).toBe(201)
      for (const answer of begun) {
        if (answer.headers['set-cookie']) expect(await dead(browserOf(answer))).toBe(true)
        if (answer.body.key)
          expect((await world.withKey(answer.body.key).get('/v1/me/access')).status).toBe(401)
      }
      expect(await passkeySignIn(passkey)).toMatchObject(failed)
      const methods = await browserOf(joined).get('/v1/me/sign-in')
      expect(methods.body).toMatchObject({ secondFactor: false, passkeys: [], recoveryCodesLeft: 0 })
    },
  )

  test.each(Array.from({ length: 5 }, (_, round) => [round]))(
    'between an activation and a reset one account is left, with one of the two passwords (%i)',
    async () => {
      const { email } = await planted()
      await invite(employer, email)
      await forgot(email)
      const [invitation, link] = await Promise.all([
        mailed(email, '/activate', 2),
        mailed(email, '/reset-password'),
      ])
      const [activated, replaced] = await Promise.all([
        activate(invitation, victims),
        complete(link, further),
      ])
      expect([201, 401]).toContain(activated.status)
      expect([204, 404]).toContain(replaced.status)
      const accounts = await accountsOf(email)
      expect(accounts).toMatchObject([{ local: null }])
      expect(await signIn(email, attackers)).toMatchObject(failed)
      const opened = await Promise.all(
        [victims, further].map(word => signIn(email, word, { organisationId: meri })),
      )
      expect(opened.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 401]))
    },
  )
})

import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { cookieOf, signedIn, withCookie } from '../../test/browser.ts'
import { AuthenticatorApp } from './authenticator-app.ts'
import { challenged, password, renewCodes, secondFactor, signInAs, withTotp } from './person.ts'

const world = await startWorld()

const ageProof = (email: string) =>
  world.database.owner(
    `update sessions s set authenticated_at = authenticated_at - interval '16 minutes'
     from directory.person_memberships m join directory.persons p on p.id = m.person_id
     where m.membership_id = s.membership_id and p.email = $1`,
    [email],
  )

describe('an authenticator app', () => {
  test('is on once a code of it was given, and brings ten recovery codes', async () => {
    const browser = await signedIn(world, 'eero')
    expect((await browser.get('/v1/me/sign-in')).body).toMatchObject({
      email: world.meri.members.eero.email,
      secondFactor: false,
      totp: { state: 'off', confirmedAt: null },
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    const enrolled = await browser.post('/v1/me/sign-in/totp', {})
    expect(enrolled).toMatchObject({
      status: 201,
      body: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringMatching(/^otpauth:\/\/totp\//),
      },
    })
    expect((await browser.get('/v1/me/sign-in')).body.totp.state).toBe('pending')
    expect((await signInAs(world, 'eero')).status).toBe(201)

    const app = new AuthenticatorApp(enrolled.body.secret)
    expect(await browser.post('/v1/me/sign-in/totp/confirm', { code: app.at(0) })).toMatchObject({
      status: 422,
      body: { code: 'totp_code_wrong' },
    })
    const confirmed = await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
    expect((await browser.get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: true,
      totp: { state: 'on' },
      recoveryCodesLeft: 10,
    })
    expect((await browser.get('/v1/session')).body.secondFactor).toBe(true)

    // The code that confirmed it was used by that.
    const challenge = await challenged(world, 'eero')
    expect((await secondFactor(world, { challenge, totp: app.last() })).status).toBe(401)
    expect((await secondFactor(world, { challenge, totp: app.next() })).status).toBe(201)
  })

  test('is not enrolled over one that is on', async () => {
    const { browser } = await withTotp(world, 'elina')
    expect(await browser.post('/v1/me/sign-in/totp', {})).toMatchObject({
      status: 409,
      body: { code: 'totp_already_on' },
    })
  })

  test('that is enrolled anew before it was confirmed has a new secret only', async () => {
    const browser = await signedIn(world, 'veera')
    const first = new AuthenticatorApp((await browser.post('/v1/me/sign-in/totp', {})).body.secret)
    const second = new AuthenticatorApp((await browser.post('/v1/me/sign-in/totp', {})).body.secret)
    const confirm = (app: AuthenticatorApp) =>
      browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(second)).status).toBe(200)
    expect(await confirm(second)).toMatchObject({ status: 409, body: { code: 'totp_enrolment_missing' } })
  })

  test('waits a quarter of an hour for its code', async () => {
    const browser = await signedIn(world, 'otso')
    expect((await browser.post('/v1/me/sign-in/totp/confirm', { code: '123456' })).body.code).toBe(
      'totp_enrolment_missing',
    )
    const { body } = await browser.post('/v1/me/sign-in/totp', {})
    await world.database.owner(
      `update directory.totp_factors set enrolled_at = enrolled_at - interval '16 minutes' where confirmed_at is null`,
    )
    const code = new AuthenticatorApp(body.secret).next()
    expect((await browser.post('/v1/me/sign-in/totp/confirm', { code })).body.code).toBe(
      'totp_enrolment_missing',
    )
  })

  test('confirmed twice at the same moment brings codes once', async () => {
    const browser = await signedIn(world, 'lumi')
    const app = new AuthenticatorApp((await browser.post('/v1/me/sign-in/totp', {})).body.secret)
    const code = app.next()
    const answers = await Promise.all([1, 2].map(() => browser.post('/v1/me/sign-in/totp/confirm', { code })))
    // The first renews the session: the second finds the factor confirmed, or comes with the session of before.
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toBeOneOf([401, 409]),
    ])
    expect((await browser.get('/v1/me/sign-in')).body.recoveryCodesLeft).toBe(10)
  })

  test('that is removed as the last method takes the second factor and the recovery codes along', async () => {
    const { browser, recoveryCodes } = await withTotp(world, 'sisu')
    expect((await browser.delete('/v1/me/sign-in/totp')).status).toBe(204)
    expect((await browser.get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: false,
      totp: { state: 'off' },
      recoveryCodesLeft: 0,
    })
    expect((await signInAs(world, 'sisu')).status).toBe(201)
    expect(
      await browser.post('/v1/session/reauthenticate', { recoveryCode: recoveryCodes[0] }),
    ).toMatchObject({
      status: 401,
    })
    expect(await browser.delete('/v1/me/sign-in/totp')).toMatchObject({
      status: 404,
      body: { code: 'totp_not_on' },
    })
  })
})

describe('recovery codes', () => {
  test('are renewed as a whole, and the earlier ones are void', async () => {
    const { browser, recoveryCodes } = await withTotp(world, 'tauno')
    const renewed = await browser.post('/v1/me/sign-in/recovery-codes', {})
    expect(renewed.status).toBe(201)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const challenge = await challenged(world, 'tauno')
    expect((await secondFactor(world, { challenge, recoveryCode: recoveryCodes[0] })).status).toBe(401)
    expect(
      (await secondFactor(world, { challenge, recoveryCode: renewed.body.recoveryCodes[9] })).status,
    ).toBe(201)
  })

  test('are not for somebody without a second factor', async () => {
    const browser = await signedIn(world, 'helmi')
    expect(await browser.post('/v1/me/sign-in/recovery-codes', {})).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    })
  })
})

describe('how one signs in', () => {
  const writes = [
    ['POST', '/v1/me/sign-in/totp', {}],
    ['POST', '/v1/me/sign-in/totp/confirm', { code: '123456' }],
    ['DELETE', '/v1/me/sign-in/totp', undefined],
    ['POST', '/v1/me/sign-in/recovery-codes', {}],
  ] as const

  test('is changed only soon after a proof, and the session goes on with another token', async () => {
    const { browser, app } = await withTotp(world, 'paavo')
    const { email } = world.meri.members.paavo
    await ageProof(email)
    for (const [method, path, body] of writes)
      expect(await browser.send(method, path, body)).toMatchObject({
        status: 403,
        body: {
          code: 'recent_authentication_required',
          methods: ['password', 'totp', 'recovery_code'],
        },
      })

    const former = withCookie(world, browser.cookie)
    const proved = await browser.post('/v1/session/reauthenticate', { password })
    expect(proved).toMatchObject({ status: 200, body: { secondFactor: true } })
    expect((await former.get('/v1/session')).status).toBe(401)
    const again = withCookie(world, cookieOf(proved))
    expect((await again.get('/v1/session')).body.id).toBe(proved.body.id)
    expect((await again.post('/v1/me/sign-in/recovery-codes', {})).status).toBe(201)

    await ageProof(email)
    const byCode = await again.post('/v1/session/reauthenticate', { totp: app.next() })
    expect(byCode.status).toBe(200)
    expect((await withCookie(world, cookieOf(byCode)).delete('/v1/me/sign-in/totp')).status).toBe(204)
  })

  test('is not proved by what is wrong or was used, and the session lives on', async () => {
    const { browser, app } = await withTotp(world, 'onni')
    const proof = (body: object) => browser.post('/v1/session/reauthenticate', body)
    const totp = app.next()
    const right = await proof({ totp })
    expect(right.status).toBe(200)
    const again = withCookie(world, cookieOf(right))
    for (const body of [{ password: 'väärä' }, { totp }, { recoveryCode: 'nonsense' }])
      expect(await again.post('/v1/session/reauthenticate', body)).toMatchObject({
        status: 401,
        body: { code: 'proof_failed' },
      })
    expect((await again.get('/v1/session')).status).toBe(200)
    for (const body of [{}, { password, totp }])
      expect((await again.post('/v1/session/reauthenticate', body)).status).toBe(400)
  })

  test('is no business of keys', async () => {
    for (const [method, path, body] of [...writes, ['GET', '/v1/me/sign-in', undefined] as const])
      expect(await world.as('paavo').send(method, path, body)).toMatchObject({
        status: 403,
        body: { code: 'api_key_cannot_manage_credentials' },
      })
  })

  test('is one thing in all organisations of a person', async () => {
    const { app } = await withTotp(world, 'aino')
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
       where membership_id = $1`,
      [world.tunturi.members.ilmari.id, world.meri.members.aino.email],
    )
    const there = await signInAs(world, 'aino', { organisationId: world.tunturi.id })
    expect(there.body.code).toBe('second_factor_required')
    await renewCodes(world, 'aino', app)
    const begun = await secondFactor(world, { challenge: there.body.challenge, totp: app.next() })
    expect(begun.body.organisation.id).toBe(world.tunturi.id)
  })
})

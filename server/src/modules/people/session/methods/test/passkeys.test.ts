import { describe, expect, test } from 'vitest'
import { cookieOf, signedIn, withCookie } from '../../test/browser.ts'
import { browserOf, secondFactor, signInAs, withTotp } from './person.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import { startWorldWithPasskeys } from './passkey-requests.ts'

const { world, optionsOf, add, withPasskey, signInOptions, signInWith } = await startWorldWithPasskeys()

describe('a passkey', () => {
  test('is made for the person, found without a name, and asks who is at it', async () => {
    const browser = await signedIn(world, 'eero')
    const options = await optionsOf(browser)
    expect(options).toMatchObject({
      rp: { id: 'konttori.example', name: 'Konttori' },
      user: { name: world.meri.members.eero.email, displayName: 'Eero Mäkinen' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const authenticator = new SoftwareAuthenticator()
    const added = await add(browser, authenticator.create(options))
    expect(added).toMatchObject({
      status: 201,
      body: {
        passkey: { name: 'Puhelin', backedUp: true, lastUsedAt: null },
        recoveryCodes: expect.any(Array),
      },
    })
    expect(added.body.recoveryCodes).toHaveLength(10)
    expect((await browser.get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: true,
      passkeys: [added.body.passkey],
      recoveryCodesLeft: 10,
    })
    const again = await optionsOf(browser)
    expect(again.excludeCredentials).toEqual([
      { id: authenticator.id, transports: ['internal'], type: 'public-key' },
    ])
  })

  test('signs in alone', async () => {
    const { authenticator } = await withPasskey('elina')
    const options = await signInOptions()
    expect(options).toMatchObject({ rpId: 'konttori.example', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const answer = await signInWith(authenticator.get(options))
    expect(answer).toMatchObject({
      status: 201,
      body: { secondFactor: true, membership: { id: world.meri.members.elina.id } },
    })
    const browser = withCookie(world, cookieOf(answer))
    const [passkey] = (await browser.get('/v1/me/sign-in')).body.passkeys
    expect(passkey.lastUsedAt).not.toBeNull()
  })

  test('is the second factor after a password', async () => {
    const { authenticator } = await withPasskey('lumi')
    const { body } = await signInAs(world, 'lumi')
    expect(body).toMatchObject({
      code: 'second_factor_required',
      methods: ['passkey', 'recovery_code'],
      passkeyOptions: {
        challenge: body.challenge,
        rpId: 'konttori.example',
        allowCredentials: [{ id: authenticator.id }],
      },
    })
    const passkey = authenticator.get(body.passkeyOptions)
    const answer = await secondFactor(world, { challenge: body.challenge, passkey })
    expect(answer).toMatchObject({ status: 201, body: { secondFactor: true } })
    expect((await secondFactor(world, { challenge: body.challenge, passkey })).body.code).toBe(
      'challenge_not_found',
    )
  })

  test('shows again who one is, for the session that asked and once', async () => {
    const { browser, authenticator } = await withPasskey('otso')
    const other = browserOf(world, await signInWith(authenticator.get(await signInOptions())))
    const { options } = (await browser.post('/v1/session/reauthenticate/options', {})).body
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const passkey = authenticator.get(options)
    expect(await other.post('/v1/session/reauthenticate', { passkey })).toMatchObject({
      status: 401,
      body: { code: 'proof_failed' },
    })
    const { options: fresh } = (await browser.post('/v1/session/reauthenticate/options', {})).body
    const right = authenticator.get(fresh)
    const proved = await browser.post('/v1/session/reauthenticate', { passkey: right })
    expect(proved.status).toBe(200)
    const again = withCookie(world, cookieOf(proved))
    expect((await again.post('/v1/session/reauthenticate', { passkey: right })).status).toBe(401)
  })

  test('is renamed and removed; the last one takes the second factor along', async () => {
    const { browser, added } = await withPasskey('veera')
    const path = `/v1/me/sign-in/passkeys/${added.passkey.id}`
    expect(await browser.patch(path, { name: 'Avain' })).toMatchObject({
      status: 200,
      body: { name: 'Avain' },
    })
    const stranger = await signedIn(world, 'onni')
    for (const answer of [await stranger.patch(path, { name: 'x' }), await stranger.delete(path)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'passkey_not_found' } })
    expect((await browser.delete(path)).status).toBe(204)
    expect((await browser.delete(path)).body.code).toBe('passkey_not_found')
    expect((await browser.get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect((await signInAs(world, 'veera')).status).toBe(201)
  })

  test('beside an authenticator app brings no further codes, and leaves the second factor on when it goes', async () => {
    const { browser } = await withTotp(world, 'sisu')
    const authenticator = new SoftwareAuthenticator()
    const added = await add(browser, authenticator.create(await optionsOf(browser)))
    expect(added).toMatchObject({ status: 201, body: { recoveryCodes: null } })
    await browser.delete(`/v1/me/sign-in/passkeys/${added.body.passkey.id}`)
    expect((await browser.get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    })
    expect((await signInWith(authenticator.get(await signInOptions()))).body.code).toBe('sign_in_failed')
  })

  test('that keeps its counter at zero is used again and again', async () => {
    const { authenticator } = await withPasskey('paavo', new SoftwareAuthenticator({ counts: false }))
    for (let use = 0; use < 2; use++)
      expect((await signInWith(authenticator.get(await signInOptions()))).status).toBe(201)
  })

  test('of a person of several organisations signs in where it is told, with one touch', async () => {
    const { authenticator } = await withPasskey('tauno')
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
       where membership_id = $1`,
      [world.tunturi.members.ilmari.id, world.meri.members.tauno.email],
    )
    const credential = authenticator.get(await signInOptions())
    expect(await signInWith(credential)).toMatchObject({
      status: 409,
      body: { code: 'organisation_required', organisations: [expect.anything(), expect.anything()] },
    })
    expect(await signInWith(credential, { organisationId: world.tunturi.id })).toMatchObject({
      status: 201,
      body: { organisation: { id: world.tunturi.id } },
    })
    expect((await signInWith(credential, { organisationId: world.meri.id })).body.code).toBe(
      'challenge_not_found',
    )
  })
})

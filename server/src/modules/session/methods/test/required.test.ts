import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { signedIn } from '../../test/browser.ts'
import { AuthenticatorApp } from './authenticator-app.ts'
import { browserOf, challenged, password, secondFactor, signInAs, withTotp } from './person.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

const world = await startWorld()
const missing = { status: 403, body: { code: 'second_factor_missing' } }
const require = (secondFactorRequired: boolean) =>
  world.as('aino').patch('/v1/settings', { secondFactorRequired })

describe('an organisation that asks for a second factor', () => {
  test('lets a session without one set it up, and nothing else', async () => {
    const before = await signedIn(world, 'aino')
    expect((await before.get('/v1/memberships')).status).toBe(200)
    expect((await require(true)).body.secondFactorRequired).toBe(true)
    expect(await before.get('/v1/memberships')).toMatchObject(missing)

    const begun = await signInAs(world, 'eero')
    expect(begun).toMatchObject({ status: 201, body: { secondFactor: false, secondFactorMissing: true } })
    const browser = browserOf(world, begun)
    for (const path of ['/v1/me/access', '/v1/work-days', '/v1/api-keys', '/v1/oauth-grants', '/v1/settings'])
      expect([path, await browser.get(path)]).toMatchObject([path, missing])
    for (const path of ['/v1/session', '/v1/me/sign-in', '/v1/me/sessions', '/v1/session/organisations'])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200])

    const app = new AuthenticatorApp((await browser.post('/v1/me/sign-in/totp', {})).body.secret)
    expect((await browser.get('/v1/me/access')).status).toBe(403)
    expect((await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })).status).toBe(200)
    expect((await browser.get('/v1/me/access')).status).toBe(200)
    expect((await browser.get('/v1/session')).body.secondFactorMissing).toBe(false)

    const again = await secondFactor(world, { challenge: await challenged(world, 'eero'), totp: app.next() })
    expect(again).toMatchObject({ status: 201, body: { secondFactorMissing: false } })
    expect((await browserOf(world, again).get('/v1/me/access')).status).toBe(200)
  })

  test('takes a passkey for it', async () => {
    const browser = browserOf(world, await signInAs(world, 'elina'))
    expect(await browser.get('/v1/me/access')).toMatchObject(missing)
    const { options } = (await browser.post('/v1/me/sign-in/passkeys/options', {})).body
    const credential = new SoftwareAuthenticator().create(options)
    expect((await browser.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })).status).toBe(201)
    expect((await browser.get('/v1/me/access')).status).toBe(200)
  })

  test('takes it in a session that was begun before the person had one; a password is not enough', async () => {
    await require(false)
    const earlier = await signedIn(world, 'lumi')
    const { app } = await withTotp(world, 'lumi')
    await require(true)
    expect(await earlier.get('/v1/me/access')).toMatchObject(missing)
    const byPassword = await earlier.post('/v1/session/reauthenticate', { password })
    expect(byPassword).toMatchObject({ status: 200, body: { secondFactorMissing: true } })
    const still = browserOf(world, byPassword)
    expect(await still.get('/v1/me/access')).toMatchObject(missing)
    const byCode = await still.post('/v1/session/reauthenticate', { totp: app.next() })
    expect(byCode).toMatchObject({ status: 200, body: { secondFactorMissing: false } })
    expect((await browserOf(world, byCode).get('/v1/me/access')).status).toBe(200)
  })

  test('does not let the last method go, but one of two', async () => {
    await require(true)
    const begun = browserOf(world, await signInAs(world, 'otso'))
    const app = new AuthenticatorApp((await begun.post('/v1/me/sign-in/totp', {})).body.secret)
    await begun.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    expect(await begun.delete('/v1/me/sign-in/totp')).toMatchObject({
      status: 409,
      body: { code: 'second_factor_required_by_organisation' },
    })
    const { options } = (await begun.post('/v1/me/sign-in/passkeys/options', {})).body
    const credential = new SoftwareAuthenticator().create(options)
    const { body } = await begun.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })
    expect((await begun.delete('/v1/me/sign-in/totp')).status).toBe(204)
    expect(await begun.delete(`/v1/me/sign-in/passkeys/${body.passkey.id}`)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_required_by_organisation' },
    })
    expect((await begun.get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    })
  })

  test('does not ask keys, nor other organisations', async () => {
    await require(true)
    expect((await world.as('eero').get('/v1/me/access')).status).toBe(200)
    const elsewhere = await signedIn(world, 'sanna')
    expect((await elsewhere.get('/v1/me/access')).status).toBe(200)
  })
})

import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { createOrganisation, settingsOf } from '../../../../company/organisation/port.ts'
import { signedIn } from '../../test/browser.ts'
import { AuthenticatorApp } from './authenticator-app.ts'
import { browserOf, challenged, password, secondFactor, signInAs, withTotp } from './person.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

const world = await startWorld()
const missing = { status: 403, body: { code: 'second_factor_missing' } }
// Aino has a second factor herself, or she would shut herself out of the settings.
const { browser: aino } = await withTotp(world, 'aino')
const require = (secondFactorRequired: boolean) => aino.patch('/v1/settings', { secondFactorRequired })

describe('an organisation that asks for a second factor', () => {
  test('lets a session without one set it up, and nothing else', async () => {
    const before = await signedIn(world, 'helmi')
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
    const confirmed = await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    expect(confirmed.status).toBe(200)
    const free = browserOf(world, confirmed)
    expect((await free.get('/v1/me/access')).status).toBe(200)
    expect((await free.get('/v1/session')).body.secondFactorMissing).toBe(false)

    const again = await secondFactor(world, { challenge: await challenged(world, 'eero'), totp: app.next() })
    expect(again).toMatchObject({ status: 201, body: { secondFactorMissing: false } })
    expect((await browserOf(world, again).get('/v1/me/access')).status).toBe(200)
  })

  test('takes a passkey for it', async () => {
    const browser = browserOf(world, await signInAs(world, 'elina'))
    expect(await browser.get('/v1/me/access')).toMatchObject(missing)
    const { options } = (await browser.post('/v1/me/sign-in/passkeys/options', {})).body
    const credential = new SoftwareAuthenticator().create(options)
    const added = await browser.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })
    expect(added.status).toBe(201)
    expect((await browserOf(world, added).get('/v1/me/access')).status).toBe(200)
  })

  test('takes it in a session without one of a person who has one; a password is not enough', async () => {
    await require(false)
    const { browser: earlier, app } = await withTotp(world, 'lumi')
    // As sessions were that had been begun before switching a method on ended them.
    const { body: session } = await earlier.get('/v1/session')
    await world.database.owner('update sessions set second_factor = false where id = $1', [session.id])
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
    const { browser: begun } = await withTotp(world, 'otso')
    expect(await begun.delete('/v1/me/sign-in/totp')).toMatchObject({
      status: 409,
      body: { code: 'second_factor_required_by_organisation' },
    })
    const { options } = (await begun.post('/v1/me/sign-in/passkeys/options', {})).body
    const credential = new SoftwareAuthenticator().create(options)
    const added = await begun.post('/v1/me/sign-in/passkeys', { name: 'Puhelin', credential })
    const removed = await browserOf(world, added).delete('/v1/me/sign-in/totp')
    expect(removed.status).toBe(204)
    const left = browserOf(world, removed)
    expect(await left.delete(`/v1/me/sign-in/passkeys/${added.body.passkey.id}`)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_required_by_organisation' },
    })
    expect((await left.get('/v1/me/sign-in')).body).toMatchObject({
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

describe('an organisation that asks its administrators', () => {
  const ask = (secondFactorRequiredOfAdministrators: boolean) =>
    aino.patch('/v1/settings', { secondFactorRequired: false, secondFactorRequiredOfAdministrators })

  test('confines whoever holds org.admin, by role or by grant, and nobody else', async () => {
    expect((await ask(true)).body).toMatchObject({ secondFactorRequiredOfAdministrators: true })
    const tauno = await signedIn(world, 'tauno')
    expect((await tauno.get('/v1/me/access')).status).toBe(200)
    expect((await aino.get('/v1/me/access')).status).toBe(200)

    await world.database.owner(
      `insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at)
       values ($1, gen_random_uuid(), $2, 'org.admin', '2024-01-01', null, now())`,
      [world.meri.id, world.meri.members.tauno.id],
    )
    world.app.services.authenticator.forget(world.meri.id)
    expect(await tauno.get('/v1/me/access')).toMatchObject(missing)
    const begun = await signInAs(world, 'tauno')
    expect(begun).toMatchObject({ status: 201, body: { secondFactorMissing: true } })
    await ask(false)
    expect((await tauno.get('/v1/me/access')).status).toBe(200)
  })

  test('does not let the last method of an administrator go', async () => {
    await ask(true)
    expect(await aino.delete('/v1/me/sign-in/totp')).toMatchObject({
      status: 409,
      body: { code: 'second_factor_required_by_organisation' },
    })
    await ask(false)
  })

  test('is every new one', async () => {
    const id = await createOrganisation(world.app.services.database, {
      name: 'Uusi Oy',
      slug: 'uusi',
      sandbox: false,
    })
    const settings = await settingsOf(world.app.services.database.reader(id))
    expect(settings).toMatchObject({
      secondFactorRequired: false,
      secondFactorRequiredOfAdministrators: true,
      sessionIdleMinutes: 30,
      sessionHours: 12,
    })
  })
})

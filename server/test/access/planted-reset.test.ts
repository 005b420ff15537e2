import { expect, test } from 'vitest'
import { AuthenticatorApp } from '../../src/modules/people/session/methods/test/authenticator-app.ts'
import type { SoftwareAuthenticator } from '../../src/modules/people/session/methods/test/software-authenticator.ts'
import { startWorldWithAttacker } from '../../src/modules/people/session/test/attacker.ts'
import { origin } from '../../src/modules/people/session/test/browser.ts'
import type { Client } from '../world/client.ts'
import { registerApp, tokenOfApp } from './connected-app.ts'

const scene = await startWorldWithAttacker()
const { world, anonymous, invite, mailed, activate, signIn, reset, complete } = scene
const { browserOf, addPasskey, passkeySignIn, planted, dead, meri, tunturi, attackers, victims } = scene
const { attacker, employer, failed } = scene
const { clientId } = await registerApp(world)

/** All that can be set up in an account, by whoever has a session of it. */
interface Planted {
  readonly session: Client
  readonly further: Client
  readonly passkey: SoftwareAuthenticator
  readonly app: AuthenticatorApp
  /** Of the recovery codes, those that were not tried yet. */
  readonly codes: string[]
  readonly key: string
  readonly feed: string
  /** A second step that waits. */
  readonly challenge: string
}

async function plantAll(email: string, session: Client, organisationId: string): Promise<Planted> {
  const { secret } = (await session.post('/v1/me/sign-in/totp', {})).body
  const app = new AuthenticatorApp(secret)
  const { recoveryCodes } = (await session.post('/v1/me/sign-in/totp/confirm', { code: app.next() })).body
  const passkey = await addPasskey(session)
  const further = browserOf(await passkeySignIn(passkey))
  const { key } = (await session.post('/v1/api-keys', { name: 'Istutettu', kind: 'personal', scope: [] }))
    .body
  const { url } = (await session.post('/v1/me/calendar-feed')).body
  const { challenge } = (await signIn(email, attackers, { organisationId })).body
  const all = { session, further, passkey, app, codes: recoveryCodes, key, challenge }
  return { ...all, feed: new URL(url).pathname }
}

const ways = [
  ...['password', 'session', 'session of the passkey', 'passkey', 'personal key', 'calendar feed'],
  ...['recovery code', 'second factor'],
]

/** What of it opens anything. */
async function open(email: string, held: Planted, challenge = held.challenge): Promise<string[]> {
  const second = (given: object) =>
    anonymous.post('/v1/session/second-factor', { challenge, ...given }, { origin })
  const asked = async (organisationId: string) =>
    (await signIn(email, attackers, { organisationId })).body.code !== 'sign_in_failed'
  const tried: Record<string, boolean> = {
    password: (await asked(meri)) || (await asked(tunturi)),
    session: !(await dead(held.session)),
    'session of the passkey': !(await dead(held.further)),
    passkey: (await passkeySignIn(held.passkey)).status !== 401,
    'personal key': (await world.withKey(held.key).get('/v1/me/access')).status !== 401,
    'calendar feed': (await anonymous.get(held.feed)).status !== 404,
    'recovery code': (await second({ recoveryCode: held.codes.pop() })).status === 201,
    'second factor': (await second({ totp: held.app.at(Date.now()) })).status === 201,
  }
  return Object.keys(tried).filter(name => tried[name])
}

test('whoever resets by mail has all that was planted on the address ended, in every organisation', async () => {
  const { email, id, browser } = await planted()
  const { seen } = await invite(employer, email)
  const [here, there] = [
    await plantAll(email, browser, meri),
    await plantAll(email, browserOf(await activate(seen, attackers)), tunturi),
  ]
  const token = (await tokenOfApp(world, clientId, id)) ?? ''
  expect((await world.withKey(token).get('/v1/me/access')).status).toBe(200)
  for (const [held, organisationId] of [
    [here, meri],
    [there, tunturi],
  ] as const) {
    const { challenge } = (await signIn(email, attackers, { organisationId })).body
    // One challenge is answered once: by the recovery code.
    expect(await open(email, held, challenge)).toEqual(ways.filter(way => way !== 'second factor'))
  }

  expect((await reset(email, victims)).status).toBe(204)

  for (const held of [here, there]) expect(await open(email, held)).toEqual([])
  expect((await world.withKey(token).get('/v1/me/access')).status).toBe(401)
  // Nor is anything used a second time: the mailed link, or the one that the attacker was shown.
  expect(await complete(await mailed(email, '/reset-password'), attackers)).toMatchObject({ status: 404 })
  expect(await activate(seen, attackers)).toMatchObject({ status: 404 })

  for (const organisationId of [meri, tunturi]) {
    const signed = await signIn(email, victims, { organisationId })
    expect(signed).toMatchObject({ status: 201, body: { secondFactor: false } })
    const victim = browserOf(signed)
    expect((await victim.get('/v1/me/sign-in')).body).toMatchObject({
      ...{ secondFactor: false, passkeys: [], recoveryCodesLeft: 0 },
    })
    expect((await victim.get('/v1/me/calendar-feed')).body).toMatchObject({ active: false })
    const live = (await victim.get('/v1/api-keys?limit=100')).body.items ?? []
    expect(live.filter(({ state, name }: any) => name === 'Istutettu' && state === 'active')).toEqual([])
  }
  // What the attacker does in their own organisation afterwards brings nothing of it back.
  for (const verb of ['deactivate', 'reactivate', 'invite'])
    await attacker.post(`/v1/memberships/${id}/${verb}`, {})
  for (const held of [here, there]) expect(await open(email, held)).toEqual([])
  expect(await signIn(email, attackers, { organisationId: meri })).toMatchObject(failed)
})

test('so does whoever activates by the mail of their own organisation, of what was planted in another', async () => {
  const { email, browser } = await planted()
  const held = await plantAll(email, browser, meri)
  await invite(employer, email)
  expect((await activate(await mailed(email, '/activate', 2), victims)).status).toBe(201)
  expect(await open(email, held)).toEqual([])
})

// Isolated: it listens in the place of a function that everybody calls.
import { randomBytes } from 'node:crypto'
import * as oauth from 'openid-client'
import { expect, it } from 'vitest'
import { keyUses } from '../../src/modules/people/api-keys/credential-source.ts'
import { connect, discover, register } from '../../src/modules/people/connected-apps/test/app.ts'
import { MemberBrowser } from '../../src/modules/people/connected-apps/test/member-browser.ts'
import { signedInAt } from '../../src/modules/people/connected-apps/test/signed-in.ts'
import { AuthenticatorApp } from '../../src/modules/people/session/methods/test/authenticator-app.ts'
import { cookieOf } from '../../src/modules/people/session/test/browser.ts'
import { resetRequests } from '../../src/modules/people/session/passwords/requests.ts'
import * as roster from '../../src/modules/people/members/port.ts'
import { jsonLog } from '../../src/platform/telemetry/log.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { bodyOf, open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { startServedWorld } from '../browser/served-world.ts'
import type { Client } from '../world/client.ts'
import { password } from '../world/founding.ts'
import { mailsWritten } from '../world/mail.ts'
import { formsOf } from './forms.ts'
import { everythingStored } from './stored.ts'
import { SecretCollector } from './secret-collector.ts'

const lines: string[] = []
const world = await startServedWorld({ log: jsonLog(line => void lines.push(line)) })
const { origin } = world
const { members } = world.meri
const collector = new SecretCollector()
let admin: Client

const signIn = (body: object) => world.anonymous.post('/v1/session', body, { origin })
const make = (path: string, body: object, client = world.service) =>
  client.post(path, body, { 'idempotency-key': newId() })

/** Keys: made, used, rotated with and without overlap, revoked, mistyped, and one that puts itself everywhere. */
async function keys(): Promise<void> {
  const { body } = await make(
    '/v1/api-keys',
    { name: 'Bridge', kind: 'service', scope: ['members.manage'] },
    admin,
  )
  const rotated = await admin.post(`/v1/api-keys/${body.id}/rotate`, { overlapMinutes: 60 })
  for (const key of [body.key, rotated.body.key, `${body.key.slice(0, -1)}!`]) {
    const client = world.withKey(key)
    await client.get('/v1/me/access')
    await client.get(`/v1/memberships?q=${key}`, { 'x-request-id': key, cookie: `konttori=${key}` })
    await client.get(`/v1/memberships/${key}`)
    await client.post('/v1/session', { email: members.aino.email, password })
  }
  await admin.post(`/v1/api-keys/${body.id}/revoke`, {})
  await world.withKey(rotated.body.key).get('/v1/me/access')
}

/** Invitations: one by one, again, in bulk, taken up, and read where the outbox keeps them. */
async function invitations(): Promise<void> {
  const person = { firstNames: 'Salla', lastName: 'Salanen', role: 'employee', email: 'salla@example.fi' }
  const created = await make('/v1/memberships', person)
  expect(created.status).toBe(201)
  const again = await world.service.post(`/v1/memberships/${created.body.id}/invite`, { locale: 'sv' })
  await world.service.post('/v1/memberships/bulk', {
    rows: [
      { ...person, email: 'toinen@example.fi' },
      { ...person, email: 'kolmas@example.fi' },
    ],
  })
  const mails = await admin.get('/v1/outgoing-mails?limit=100')
  for (const { id } of mails.body.items) await admin.get(`/v1/outgoing-mails/${id}`)
  for (const url of [created.body.invitation.inviteUrl, again.body.inviteUrl]) {
    const token = new URL(url).searchParams.get('token')
    await fetch(url)
    await world.anonymous.post('/v1/session/activate', { token, password: 'sallan oma salasana' }, { origin })
  }
}

/** Sign-in: right, wrong, with a second factor and recovery codes, shown again, and left. */
async function signingIn(): Promise<void> {
  const email = members.tauno.email
  await signIn({ email, password: 'jonkun toisen salasana' })
  await signIn({ email: password, password: 'taas jonkun muun salasana' })
  const browser = await signedInAt(world, 'tauno')
  const enrolled = await browser.post('/v1/me/sign-in/totp', {})
  const app = new AuthenticatorApp(enrolled.body.secret)
  const confirmed = await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
  expect(confirmed.body.recoveryCodes).toHaveLength(10)
  const [first, second] = confirmed.body.recoveryCodes
  const { challenge } = (await signIn({ email, password })).body
  await world.anonymous.post(
    '/v1/session/second-factor',
    { challenge, recoveryCode: `${second}x` },
    { origin },
  )
  const entered = await world.anonymous.post(
    '/v1/session/second-factor',
    { challenge, recoveryCode: first },
    { origin },
  )
  expect(entered.status).toBe(201)
  const within = world.withHeaders({ cookie: cookieOf(entered), origin })
  const shown = await within.post('/v1/session/reauthenticate', { password })
  const goingOn = world.withHeaders({ cookie: cookieOf(shown), origin })
  expect(await goingOn.post('/v1/me/sign-in/recovery-codes', {})).toMatchObject({ status: 201 })
  await goingOn.delete('/v1/session')
}

/** Passwords: forgotten and chosen anew by a mailed link, changed, and typed into the page. */
async function passwords(): Promise<void> {
  const { email } = members.onni
  await world.anonymous.post('/v1/session/forgotten-password', { email }, { origin })
  await resetRequests(world.app.services, roster).flush()
  const [mail] = await mailsWritten(world.database, { to: email, kind: 'password_reset' })
  const url = mail?.letter?.action?.url ?? ''
  collector.collectFromText(url)
  await fetch(url)
  const chosen = 'onnin aivan toinen lause 8'
  const token = new URL(url).searchParams.get('token')
  const complete = (body: object) =>
    world.anonymous.post('/v1/session/forgotten-password/complete', body, { origin })
  await complete({ token, password: 'lyhyt' })
  expect(await complete({ token, password: chosen })).toMatchObject({ status: 204 })

  const form = new URLSearchParams({ email, password: chosen })
  const entered = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  })
  expect(entered.status).toBe(303)
  const cookie = entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const changed = await world
    .withHeaders({ cookie, origin })
    .post('/v1/me/password', { current: chosen, new: 'onnin kolmas lause, yhdeksän' })
  expect(changed.status).toBe(200)
}

/** A connected app: registered, allowed, refreshed, its refresh token used twice, revoked, its secret rotated. */
async function connectedApps(): Promise<void> {
  const registered = await register(admin, { scope: ['reports.team'] })
  const config = await discover(origin, registered)
  const browser = new MemberBrowser(origin)
  await browser.signIn(members.eero.email)
  const tokens = await connect(config, browser, { scope: 'reports.team offline_access' })
  await world.withKey(tokens.access_token).get('/v1/memberships')
  const refreshed = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '')
  await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '').catch(() => undefined)
  const later = await connect(config, browser, { scope: 'reports.team offline_access' })
  await oauth.tokenRevocation(config, later.refresh_token ?? '')
  await admin.post(`/v1/oauth-clients/${registered.id}/rotate`, {})
  expect(refreshed.access_token).not.toBe(tokens.access_token)
}

/** Webhooks: made and their secret rotated. */
async function webhooks(): Promise<void> {
  const { body } = await make('/v1/webhooks', {
    url: 'https://hooks.example.com/x',
    events: ['member.created'],
  })
  const rotated = await world.service.post(`/v1/webhooks/${body.id}/rotate-secret`, {})
  expect(rotated.body.secret).toEqual(expect.any(String))
  await world.service.post(`/v1/webhooks/${body.id}/test`, {})
}

/** A terminal: paired, rotated, punched at with a badge that is known and one that is not, and misused. */
async function terminals(): Promise<void> {
  const { id } = (await admin.post('/v1/terminals', { name: 'Portti', allMembers: true })).body
  const { expiresAt: _, ...code } = (await admin.post(`/v1/terminals/${id}/pairing-code`, {})).body
  const { credential } = (await world.anonymous.post('/v1/device/pair', code)).body
  const rotated = await admin.post(`/v1/terminals/${id}/rotate`, { overlapMinutes: 10 })
  const badgeCode = randomBytes(16).toString('hex')
  await admin.put(`/v1/memberships/${members.onni.id}/badge`, { badgeCode, pin: '25802580' })
  for (const key of [credential, rotated.body.credential, `${credential.slice(0, -1)}!`]) {
    const device = world.withKey(key)
    for (const shown of [badgeCode, randomBytes(16).toString('hex')])
      await device.post('/v1/device/punches', { clientPunchId: newId(), kind: 'clock_in', badgeCode: shown })
    await device.get(`/v1/device/members?cursor=${key}`, { 'x-request-id': key })
    await device.get('/v1/me')
  }
  await world.anonymous.post('/v1/device/pair', {
    organisation: credential,
    pairingCode: badgeCode.slice(0, 20),
  })
}

/** An unexpected error is logged, and could take a secret into the log. */
async function failures(): Promise<void> {
  await world.database.owner('alter table memberships rename to hidden')
  const { email } = members.aino
  expect((await signIn({ email, password })).status).toBe(500)
  expect((await world.service.get(`/v1/memberships?q=${world.meri.serviceKey}`)).status).toBe(500)
  await world.database.owner('alter table hidden rename to memberships')
  expect(lines.filter(line => line.includes('"request failed"')).length).toBeGreaterThanOrEqual(2)
}

/** Every operation that a key may call, once, so that no family keeps what it was called with. */
async function everyOperation(): Promise<void> {
  for (const operation of open)
    await world.service.send(operation.method, urlOf(operation), bodyOf(operation), {
      'idempotency-key': newId(),
    })
}

/** How many of each kind the run carries at the least. */
const atLeast: Readonly<Record<string, number>> = {
  'founding key': 11,
  bearer: 6,
  basic: 1,
  cookie: 12,
  password: 6,
  current: 1,
  new: 1,
  key: 2,
  secret: 6,
  token: 6,
  challenge: 1,
  credential: 2,
  badgeCode: 4,
  recoveryCodes: 20,
  recoveryCode: 2,
  code: 2,
  code_verifier: 2,
  access_token: 3,
  refresh_token: 3,
  clientSecret: 2,
}

it('nothing secret that a request or an answer carried is in any table or any line of the log, in any form', async () => {
  collector.listen(world.app.server)
  for (const { personalKey } of Object.values(members)) collector.remember('founding key', personalKey)
  collector.remember('password', password)
  admin = await signedInAt(world, 'aino')
  await thingsOf(world, 'meri')
  await keys()
  await invitations()
  await signingIn()
  await passwords()
  await connectedApps()
  await webhooks()
  await terminals()
  await everyOperation()
  await failures()
  await keyUses(world.app.services.database).flush()

  // What was looked for: a run that carried nothing would prove nothing.
  const looked = Object.fromEntries([...collector.secrets].map(([name, secrets]) => [name, secrets.size]))
  expect(Object.keys(looked).sort()).toEqual(Object.keys(atLeast).sort())
  for (const [name, count] of Object.entries(atLeast))
    expect(looked[name], name).toBeGreaterThanOrEqual(count)
  expect(collector.seen).toBeGreaterThan(200)

  const stored = await everythingStored(world.database)
  expect(stored.length).toBeGreaterThan(30)
  const places = [...stored, { table: 'the log', text: lines.join('\n') }]
  expect(foundIn(places)).toEqual([])

  // The search finds a secret where one is stored.
  for (const form of ['text', 'hex', 'base64'] as const) {
    const kept = Buffer.from(`x ${world.meri.serviceKey} y`).toString(form === 'text' ? 'utf8' : form)
    expect(foundIn([{ table: 'planted', text: kept }])).toEqual([expect.stringMatching(/^bearer in planted/)])
  }
})

/** Which kinds of secret stand where; the secrets themselves are in no message. */
function foundIn(places: readonly { table: string; text: string }[]): string[] {
  const found = new Set<string>()
  for (const [name, secrets] of collector.secrets)
    for (const secret of secrets)
      for (const form of formsOf(secret))
        for (const { table, text } of places) if (text.includes(form)) found.add(`${name} in ${table}`)
  return [...found].sort()
}

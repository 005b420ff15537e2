import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Answer, Client } from '../../../../test/world/client.ts'
import { mailAuthority, startMailServer } from '../../../../test/world/mail-server.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { readMailbox } from '../../../platform/gateways/mail/mailbox.ts'
import { readSmtpUrl } from '../../../platform/gateways/mail/smtp-server.ts'
import { SoftwareAuthenticator } from '../methods/test/software-authenticator.ts'
import { cookieOf, origin, signedIn, withCookie } from './browser.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.close())
const server = readSmtpUrl(mailServer.url)
const from = readMailbox('Konttori <konttori@palvelu.example>')
if (!server || !from) throw new Error('the test is wrong')

const world = await startWorld({ mail: { server, from }, trustedCa: mailAuthority })
const attackers = 'hyökkääjän salasana 1'
const victims = 'uhrin oma salasana 22'
let count = 0
const newAddress = () => `uhri${++count}@posti.example`

/** Meri is the attacker's: Aino makes what she likes of it. Tunturi is where the victim belongs. */
const attacker = world.as('aino')
const employer = world.as('sanna')

const tokenIn = (url: string | undefined): string => new URL(url ?? '').searchParams.get('token') ?? ''

/** Adds a member, and returns the link that the caller was shown. */
async function invite(client: Client, email: string): Promise<{ id: string; seen: string }> {
  const answer = await client.post(
    '/v1/memberships',
    { firstNames: 'Uhri', lastName: 'Uhrila', role: 'employee', email },
    { 'idempotency-key': crypto.randomUUID() },
  )
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return { id: answer.body.id, seen: tokenIn(answer.body.invitation.inviteUrl) }
}

/** The links of the mails that reached an address and whose text holds something, the oldest first. */
async function links(email: string, path: string, howMany = 1): Promise<string[]> {
  const found = () =>
    mailServer
      .to(email)
      .map(({ mail }) => /https:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '')
      .filter(url => url.includes(path))
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(howMany), {
    timeout: 60_000,
    interval: 10,
  })
  return found().map(tokenIn)
}

const mailedInvitation = async (email: string, howMany = 1) =>
  (await links(email, '/activate', howMany)).at(-1) ?? ''

const activate = (token: string, password: string): Promise<Answer> =>
  world.anonymous.post('/v1/session/activate', { token, password }, { origin })

const signIn = (email: string, password: string, more: object = {}): Promise<Answer> =>
  world.anonymous.post('/v1/session', { email, password, ...more }, { origin })

async function reset(email: string, password: string, howMany = 1): Promise<void> {
  expect((await world.anonymous.post('/v1/session/forgotten-password', { email }, { origin })).status).toBe(
    202,
  )
  const token = (await links(email, '/reset-password', howMany)).at(-1) ?? ''
  const answer = await world.anonymous.post(
    '/v1/session/forgotten-password/complete',
    { token, password },
    { origin },
  )
  expect(answer.status).toBe(204)
}

const browserOf = (answer: Answer): Client => {
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return withCookie(world, cookieOf(answer))
}

async function addPasskey(browser: Client): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator()
  const { options } = (await browser.post('/v1/me/sign-in/passkeys/options', {})).body
  const added = await browser.post('/v1/me/sign-in/passkeys', {
    name: 'Puhelin',
    credential: authenticator.create(options),
  })
  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  return authenticator
}

async function passkeySignIn(authenticator: SoftwareAuthenticator, more: object = {}): Promise<Answer> {
  const { options } = (await world.anonymous.post('/v1/session/passkey/options', {}, { origin })).body
  return world.anonymous.post(
    '/v1/session/passkey',
    { credential: authenticator.get(options), ...more },
    { origin },
  )
}

describe('an account planted in one organisation', () => {
  test('opens no other, once the victim has proven the address by a reset and joined', async () => {
    const email = newAddress()
    const planted = await invite(attacker, email)
    const plantedBrowser = browserOf(await activate(planted.seen, attackers))
    const passkey = await addPasskey(plantedBrowser)

    await invite(employer, email)
    await reset(email, victims)
    const joined = await activate(await mailedInvitation(email, 2), victims)
    expect(joined).toMatchObject({ status: 201, body: { organisation: { id: world.tunturi.id } } })

    for (const more of [{}, { organisationId: world.tunturi.id }, { organisationId: world.meri.id }])
      expect((await passkeySignIn(passkey, more)).status).toBe(401)
    expect((await plantedBrowser.get('/v1/session')).status).toBe(401)
    expect((await signIn(email, attackers)).status).toBe(401)
    expect((await signIn(email, victims, { organisationId: world.tunturi.id })).status).toBe(201)
  })
})

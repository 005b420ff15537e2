import { afterAll, vi } from 'vitest'
import type { AppOptions } from '../../../../app.ts'
import { type Answer, Client } from '../../../../../test/world/client.ts'
import {
  mailAuthority,
  type MailServerOptions,
  startMailServer,
} from '../../../../../test/world/mail-server.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { readMailbox } from '../../../../platform/gateways/mail/mailbox.ts'
import { readSmtpUrl } from '../../../../platform/gateways/mail/smtp-server.ts'
import { SoftwareAuthenticator } from '../methods/test/software-authenticator.ts'
import { Browser, cookieOf, origin } from './browser.ts'
import { patience } from '../../../../../test/world/patience.ts'

export const tokenIn = (url: string | undefined): string => new URL(url ?? '').searchParams.get('token') ?? ''

/** The world with a mail server, and what people do with the mail that reaches them. */
export async function startMailedWorld(
  options: { readonly mailServer?: MailServerOptions; readonly app?: Partial<AppOptions> } = {},
) {
  const mailServer = await startMailServer(options.mailServer)
  afterAll(() => mailServer.close())
  const server = readSmtpUrl(mailServer.url)
  const from = readMailbox('Konttori <konttori@palvelu.example>')
  if (!server || !from) throw new Error('the test is wrong')
  const world = await startWorld({ mail: { server, from }, trustedCa: mailAuthority, ...options.app })

  // Somebody else at every request, so that no limit of a network address hides what a test looks for.
  let hosts = 0
  const anonymous = new Client(world.app.server, {}, () => {
    hosts++
    return `10.${(hosts >> 16) & 255}.${(hosts >> 8) & 255}.${hosts & 255}`
  })

  let addresses = 0
  const newAddress = () => `uhri${++addresses}@posti.example`

  /** Adds a member. `seen`: the token of the link that the caller was shown. */
  async function invite(client: Client, email: string): Promise<{ id: string; seen: string }> {
    const answer = await client.post(
      '/v1/memberships',
      { firstNames: 'Uhri', lastName: 'Uhrila', role: 'employee', email },
      { 'idempotency-key': crypto.randomUUID() },
    )
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return { id: answer.body.id, seen: tokenIn(answer.body.invitation.inviteUrl) }
  }

  /** The token of the newest link to a path that was mailed to an address, once so many have arrived. */
  async function mailed(email: string, path: string, howMany = 1): Promise<string> {
    const found = () =>
      mailServer
        .to(email)
        .map(({ mail }) => /https:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '')
        .filter(url => url.includes(path))
    // The bound only ends a test that would never get there.
    await vi.waitFor(() => {
      if (found().length < howMany) throw new Error(`${email} had no ${howMany} mails with ${path}`)
    }, patience)
    return tokenIn(found().at(-1))
  }

  const activate = (token: string, password: string): Promise<Answer> =>
    anonymous.post('/v1/session/activate', { token, password }, { origin })

  const signIn = (email: string, password: string, more: object = {}): Promise<Answer> =>
    anonymous.post('/v1/session', { email, password, ...more }, { origin })

  const forgot = (email: string): Promise<Answer> =>
    anonymous.post('/v1/session/forgotten-password', { email }, { origin })

  const complete = (token: string, password: string): Promise<Answer> =>
    anonymous.post('/v1/session/forgotten-password/complete', { token, password }, { origin })

  /** Asks for a link to a new password, reads the mail and chooses one. */
  async function reset(email: string, password: string, howMany = 1): Promise<Answer> {
    await forgot(email)
    return complete(await mailed(email, '/reset-password', howMany), password)
  }

  function browserOf(answer: Answer): Browser {
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return new Browser(world, cookieOf(answer))
  }

  async function addPasskey(browser: Client): Promise<SoftwareAuthenticator> {
    const authenticator = new SoftwareAuthenticator()
    const { options: made } = (await browser.post('/v1/me/sign-in/passkeys/options', {})).body
    const added = await browser.post('/v1/me/sign-in/passkeys', {
      name: 'Puhelin',
      credential: authenticator.create(made),
    })
    if (added.status !== 201) throw new Error(JSON.stringify(added.body))
    return authenticator
  }

  async function passkeySignIn(authenticator: SoftwareAuthenticator, more: object = {}): Promise<Answer> {
    const { options: asked } = (await anonymous.post('/v1/session/passkey/options', {}, { origin })).body
    const credential = authenticator.get(asked)
    return anonymous.post('/v1/session/passkey', { credential, ...more }, { origin })
  }

  return {
    world,
    anonymous,
    mailServer,
    newAddress,
    invite,
    mailed,
    activate,
    signIn,
    forgot,
    complete,
    reset,
    browserOf,
    addPasskey,
    passkeySignIn,
  }
}

import { expect } from 'vitest'
import { AuthenticatorApp } from '../../src/modules/people/session/methods/test/authenticator-app.ts'
import type { SoftwareAuthenticator } from '../../src/modules/people/session/methods/test/software-authenticator.ts'
import { origin } from '../../src/modules/people/session/test/browser.ts'
import type { startMailedWorld } from '../../src/modules/people/session/test/mailed-world.ts'
import type { Answer, Client } from '../world/client.ts'
import { at } from './planted-steps.ts'

type Scene = Awaited<ReturnType<typeof startMailedWorld>>

/** All that an attacker has come to hold of the accounts of one address. */
export class Holdings {
  readonly #scene: Scene
  readonly #email: string
  readonly links: string[] = []
  readonly passkeys: SoftwareAuthenticator[] = []
  readonly #apps: AuthenticatorApp[] = []
  readonly #codes: string[] = []
  readonly sessions: Client[] = []
  readonly keys: string[] = []
  readonly challenges: string[] = []
  /** The words that the attacker has given for any account; whatever opened one may open another. */
  readonly words = new Set<string>()

  constructor(scene: Scene, email: string) {
    this.#scene = scene
    this.#email = email
  }

  /** Nothing of it acts in the other organisation, or is good in more than the attacker's own. */
  async actNowhereBut(own: string, other: string): Promise<void> {
    const { world, signIn, passkeySignIn } = this.#scene
    for (const word of this.words) {
      const answer = await signIn(this.#email, word, { organisationId: other })
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_failed'])
      expect((await signIn(this.#email, word)).body.organisations).toBeUndefined()
    }
    for (const passkey of this.passkeys) {
      const answer = await passkeySignIn(passkey, { organisationId: other })
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_failed'])
    }
    for (const session of this.sessions) {
      const shown = await session.get('/v1/session')
      expect(shown.status === 401 || shown.body.organisation.id === own).toBe(true)
      if (shown.status === 401) continue
      expect((await session.post('/v1/session/switch', { organisationId: other })).status).toBe(404)
      expect((await session.get('/v1/session/organisations')).body.items).toMatchObject([{ id: own }])
    }
    for (const key of this.keys) {
      const shown = await world.withKey(key).get('/v1/me/access')
      expect(shown.status === 401 || shown.body.organisation.id === own).toBe(true)
    }
  }

  /** The victim has just proven the address: everything from before is over, in the attacker's organisation too. */
  async allEnded(): Promise<void> {
    const { world, signIn, passkeySignIn } = this.#scene
    for (const word of this.words) expect((await signIn(this.#email, word)).status).toBe(401)
    for (const passkey of this.passkeys) expect((await passkeySignIn(passkey)).status).toBe(401)
    for (const session of this.sessions) expect((await session.get('/v1/session')).status).toBe(401)
    for (const key of this.keys) expect((await world.withKey(key).get('/v1/me/access')).status).toBe(401)
  }

  /** Keeps a session or a challenge that an answer brought. */
  keep(answer: Answer): void {
    if (answer.status === 201 && answer.headers['set-cookie'])
      this.sessions.push(this.#scene.browserOf(answer))
    if (answer.body.challenge) this.challenges.push(answer.body.challenge)
  }

  async addTotp(session: Client): Promise<void> {
    const enrolled = await session.post('/v1/me/sign-in/totp', {})
    if (enrolled.status !== 201) return
    const app = new AuthenticatorApp(enrolled.body.secret)
    const confirmed = await session.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    if (confirmed.status !== 200) return
    this.#apps.push(app)
    this.#codes.push(...(confirmed.body.recoveryCodes ?? []))
  }

  async answer(challenge: string, code: number): Promise<void> {
    const app = this.#apps.at(-1)
    const given =
      code % 2 === 0 && app
        ? { totp: app.at(Date.now()) }
        : { recoveryCode: at(this.#codes, code) ?? '0000-0000-0000' }
    this.keep(
      await this.#scene.anonymous.post('/v1/session/second-factor', { challenge, ...given }, { origin }),
    )
  }

  async within(index: number, work: (session: Client) => Promise<unknown>): Promise<void> {
    await this.useOf(this.sessions, index, work)
  }

  async useOf<T>(held: readonly T[], index: number, work: (one: T) => Promise<unknown>): Promise<void> {
    const one = at(held, index)
    if (one !== undefined) await work(one)
  }
}

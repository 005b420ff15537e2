import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import * as grantRules from '../../src/modules/connected-apps/grants/rules.ts'
import * as grants from '../../src/modules/connected-apps/grants/store.ts'
import * as tokens from '../../src/modules/connected-apps/tokens/store.ts'
import { hashOf, newSecret } from '../../src/modules/connected-apps/tokens/token.ts'
import * as roster from '../../src/modules/members/port.ts'
import { AuthenticatorApp } from '../../src/modules/session/methods/test/authenticator-app.ts'
import type { SoftwareAuthenticator } from '../../src/modules/session/methods/test/software-authenticator.ts'
import { resetRequests } from '../../src/modules/session/passwords/requests.ts'
import { attemptsOf } from '../../src/modules/session/attempts/limits.ts'
import { origin, signedIn } from '../../src/modules/session/test/browser.ts'
import { startMailedWorld, tokenIn } from '../../src/modules/session/test/mailed-world.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import { addSeconds, instantFromMilliseconds } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Answer, Client } from '../world/client.ts'
import { mailsWritten } from '../world/mail.ts'

/** Another look: `PROPERTY_SEED=7 PLANTED_RUNS=200 npx vitest run planted`. */
const runs = Number(process.env['PLANTED_RUNS'] ?? 12)

const {
  world,
  anonymous,
  newAddress,
  activate,
  signIn,
  forgot,
  complete,
  browserOf,
  addPasskey,
  passkeySignIn,
} = await startMailedWorld()
const [meri, tunturi] = [world.meri.id, world.tunturi.id]
const [aino, employer] = [await signedIn(world, 'aino'), world.as('sanna')]
const { clientId } = await registerApp()

// Limits would hide what is asked after every step; they have tests of their own.
const free = { succeeded: async () => {}, takeBack: async () => {} }
vi.spyOn(attemptsOf(world.app.services), 'attempt').mockResolvedValue(free)

const attackers = ['hyökkääjän salasana 1', 'hyökkääjän toinen 22']
const victims = ['uhrin oma salasana 22', 'uhrin toinen salasana 3']

const which = fc.nat({ max: 7 })
const action = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'attacker invites' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('attacker activates' as const), link: which, word: which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('attacker signs in' as const), word: which, there: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('attacker adds passkey' as const), session: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attacker adds totp' as const), session: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attacker uses passkey' as const), passkey: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('attacker answers challenge' as const),
      challenge: which,
      code: which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attacker makes key' as const), session: which }) },
  { weight: 2, arbitrary: fc.constant({ do: 'attacker connects app' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('attacker changes password' as const),
      session: which,
      word: which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('attacker sets status' as const),
      to: fc.constantFrom('deactivate', 'reactivate', 'delete'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('attacker changes address' as const), back: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'attacker asks for a reset' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'attacker reads mails' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'attacker moves the clock' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'employer invites' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('employer sets status' as const),
      to: fc.constantFrom('deactivate', 'reactivate', 'delete'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('victim activates' as const),
      word: which,
      at: fc.constantFrom(meri, tunturi),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('victim resets' as const), word: which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('attacker and victim at once' as const),
      word: which,
      passkey: which,
      session: which,
    }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

/** One victim, and all that the attacker has come to hold of their accounts. */
class Plot {
  readonly email = newAddress()
  readonly #decoy = newAddress()
  readonly #here: { id: string | undefined } = { id: undefined }
  readonly #there: { id: string | undefined } = { id: undefined }
  readonly #links: string[] = []
  readonly #passkeys: SoftwareAuthenticator[] = []
  readonly #apps: AuthenticatorApp[] = []
  readonly #codes: string[] = []
  readonly #sessions: Client[] = []
  readonly #keys: string[] = []
  readonly #challenges: string[] = []
  /** The words that the attacker has given for any account; whatever opened one may open another. */
  readonly #words = new Set<string>()
  /** Whether the victim has used a link that was mailed. */
  #proven = false

  async carryOut(step: Action): Promise<void> {
    switch (step.do) {
      case 'attacker invites':
        return this.#invite(aino, this.#here, url => this.#links.push(tokenIn(url)))
      case 'employer invites':
        return this.#invite(employer, this.#there, () => {})
      case 'attacker activates':
        return this.#attackersActivation(step)
      case 'attacker signs in': {
        const more = step.there ? { organisationId: tunturi } : {}
        return this.#keep(await signIn(this.email, at(attackers, step.word), more))
      }
      case 'attacker adds passkey':
        return this.#within(step.session, async session => {
          const passkey = await addPasskey(session).catch(() => undefined)
          if (passkey) this.#passkeys.push(passkey)
        })
      case 'attacker adds totp':
        return this.#within(step.session, session => this.#addTotp(session))
      case 'attacker uses passkey':
        return this.#useOf(this.#passkeys, step.passkey, async passkey =>
          this.#keep(await passkeySignIn(passkey)),
        )
      case 'attacker answers challenge':
        return this.#useOf(this.#challenges, step.challenge, challenge => this.#answer(challenge, step.code))
      case 'attacker makes key':
        return this.#within(step.session, async session => {
          const { body } = await session.post('/v1/api-keys', {
            name: 'Istutettu',
            kind: 'personal',
            scope: [],
          })
          if (body.key) this.#keys.push(body.key)
        })
      case 'attacker connects app':
        return this.#connectApp()
      case 'attacker changes password':
        return this.#within(step.session, async session => {
          for (const current of attackers) {
            const answer = await session.post('/v1/me/password', { current, new: at(attackers, step.word) })
            if (answer.status === 200) return this.#keep({ ...answer, status: 201 })
          }
        })
      case 'attacker sets status':
        return this.#setStatus(aino, this.#here, step.to)
      case 'employer sets status':
        return this.#setStatus(employer, this.#there, step.to)
      case 'attacker changes address':
        if (this.#here.id)
          await aino.patch(`/v1/memberships/${this.#here.id}`, {
            email: step.back ? this.email : this.#decoy,
          })
        return
      case 'attacker asks for a reset':
        await forgot(this.email)
        return this.#resetsDone()
      case 'attacker reads mails':
        return this.#readMails()
      case 'attacker moves the clock':
        await world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 5 })
        return
      case 'victim activates':
        return this.#victimActivates(step.at, at(victims, step.word))
      case 'victim resets':
        return this.#victimResets(at(victims, step.word))
      case 'attacker and victim at once':
        return this.#atOnce(step)
    }
  }

  /** Nothing that the attacker holds acts in the victim's organisation, or is good in more than the attacker's own. */
  async nothingActsThere(): Promise<void> {
    for (const word of this.#words) {
      const answer = await signIn(this.email, word, { organisationId: tunturi })
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_failed'])
      expect((await signIn(this.email, word)).body.organisations).toBeUndefined()
    }
    for (const passkey of this.#passkeys) {
      const answer = await passkeySignIn(passkey, { organisationId: tunturi })
      expect([answer.status, answer.body.code]).toEqual([401, 'sign_in_failed'])
    }
    for (const session of this.#sessions) {
      const shown = await session.get('/v1/session')
      expect(shown.status === 401 || shown.body.organisation.id === meri).toBe(true)
      if (shown.status === 401) continue
      expect((await session.post('/v1/session/switch', { organisationId: tunturi })).status).toBe(404)
      expect((await session.get('/v1/session/organisations')).body.items).toMatchObject([{ id: meri }])
    }
    for (const key of this.#keys) {
      const shown = await world.withKey(key).get('/v1/me/access')
      expect(shown.status === 401 || shown.body.organisation.id === meri).toBe(true)
    }
    const proven = await world.database.owner(
      `select from directory.persons where email = $1 and local_org_id is null`,
      [this.email],
    )
    if (proven.length > 0) expect(this.#proven).toBe(true)
    expect(
      await world.database.owner(
        `select from directory.persons p join directory.person_memberships m on m.person_id = p.id
         where p.email = $1 and p.local_org_id <> m.org_id`,
        [this.email],
      ),
    ).toEqual([])
  }

  /** The victim has just proven the address: everything from before is over, in the attacker's organisation too. */
  async #allEnded(): Promise<void> {
    for (const word of this.#words) expect((await signIn(this.email, word)).status).toBe(401)
    for (const passkey of this.#passkeys) expect((await passkeySignIn(passkey)).status).toBe(401)
    for (const session of this.#sessions) expect((await session.get('/v1/session')).status).toBe(401)
    for (const key of this.#keys) expect((await world.withKey(key).get('/v1/me/access')).status).toBe(401)
  }

  /** Whatever has happened, the victim comes in where they are a member, by their own mail, and is asked for nothing else. */
  async victimComesIn(): Promise<void> {
    if (!this.#there.id) return
    const { status } = (await employer.get(`/v1/memberships/${this.#there.id}`)).body
    if (status === 'deactivated') return
    if (status === 'invited') {
      await employer.post(`/v1/memberships/${this.#there.id}/invite`, {})
      const token = await this.#mailedLink('invitation', tunturi)
      this.#proven = true
      const answers = []
      for (const word of victims) answers.push(await activate(token, word))
      if (!answers.some(answer => answer.status === 201)) {
        await this.#victimResets(victims[0] ?? '')
        expect((await activate(token, victims[0] ?? '')).status).toBe(201)
      }
    } else await this.#victimResets(victims[0] ?? '')
    const opened = []
    for (const word of victims)
      opened.push((await signIn(this.email, word, { organisationId: tunturi })).status)
    expect(opened).toContain(201)
    await this.nothingActsThere()
  }

  async #invite(
    client: Client,
    place: { id: string | undefined },
    see: (url: string) => void,
  ): Promise<void> {
    const known = place.id && (await client.get(`/v1/memberships/${place.id}`)).body.status
    if (known) {
      const again = await client.post(`/v1/memberships/${place.id}/invite`, {})
      if (again.status === 200) see(again.body.inviteUrl)
      return
    }
    const answer = await client.post(
      '/v1/memberships',
      { firstNames: 'Uhri', lastName: 'Uhrila', role: 'employee', email: this.email },
      { 'idempotency-key': newId() },
    )
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    place.id = answer.body.id
    see(answer.body.invitation.inviteUrl)
  }

  async #attackersActivation({ link, word }: { link: number; word: number }): Promise<void> {
    const token = at(this.#links, link)
    if (token === undefined) return
    const given = at(attackers, word)
    this.#words.add(given)
    this.#keep(await activate(token, given))
  }

  /** Keeps a session or a challenge that an answer brought. */
  #keep(answer: Answer): void {
    if (answer.status === 201 && answer.headers['set-cookie']) this.#sessions.push(browserOf(answer))
    if (answer.body.challenge) this.#challenges.push(answer.body.challenge)
  }

  async #addTotp(session: Client): Promise<void> {
    const enrolled = await session.post('/v1/me/sign-in/totp', {})
    if (enrolled.status !== 201) return
    const app = new AuthenticatorApp(enrolled.body.secret)
    const confirmed = await session.post('/v1/me/sign-in/totp/confirm', { code: app.next() })
    if (confirmed.status !== 200) return
    this.#apps.push(app)
    this.#codes.push(...(confirmed.body.recoveryCodes ?? []))
  }

  async #answer(challenge: string, code: number): Promise<void> {
    const app = this.#apps.at(-1)
    const given =
      code % 2 === 0 && app
        ? { totp: app.at(Date.now()) }
        : { recoveryCode: at(this.#codes, code) ?? '0000-0000-0000' }
    this.#keep(await anonymous.post('/v1/session/second-factor', { challenge, ...given }, { origin }))
  }

  async #connectApp(): Promise<void> {
    const membershipId = this.#here.id
    if (!membershipId) return
    const text = newSecret('access', true)
    const realNow = instantFromMilliseconds(Date.now())
    const request = { orgId: meri, actor: systemActor, operation: 'test.connect', requestId: newId() }
    const stored = await world.app.services.transactions
      .run(request, async (tx, commit) => {
        const wanted = { clientId, membershipId, scope: [], readOnly: true, offlineAccess: true }
        const made = { id: newId(), now: tx.now, realNow }
        const grant = await commit(grantRules.consent(wanted, made), async state => grants.insert(tx, state))
        const token = { id: newId(), grantId: grant.id, kind: 'access', scope: ['me'] } as const
        return tokens.insert(
          tx,
          { ...token, sealed: Buffer.from('x'), expiresAt: addSeconds(realNow, 3600) },
          hashOf(text),
        )
      })
      .catch(() => false)
    if (stored) this.#keys.push(text)
  }

  async #setStatus(client: Client, place: { id: string | undefined }, to: string): Promise<void> {
    if (!place.id) return
    if (to !== 'delete') {
      await client.post(`/v1/memberships/${place.id}/${to}`, {})
      return
    }
    if ((await client.delete(`/v1/memberships/${place.id}`)).status < 300) place.id = undefined
  }

  /** An administrator of the attacker's organisation reads every mail that it has written, and tries what is in it. */
  async #readMails(): Promise<void> {
    const { items } = (await aino.get('/v1/outgoing-mails?limit=100')).body
    for (const { id, to } of items as { id: string; to: { address: string } }[]) {
      if (to.address !== this.email) continue
      const { text = '' } = (await aino.get(`/v1/outgoing-mails/${id}`)).body.body ?? {}
      const url = /https:\/\/\S+/.exec(text)?.[0]
      if (url) this.#links.push(tokenIn(url))
    }
  }

  async #mailedLink(kind: string, orgId?: string): Promise<string> {
    const mails = await mailsWritten(world.database, { to: this.email, kind })
    const urls = mails.flatMap(({ letter }) => letter?.action?.url ?? [])
    // A link of an invitation begins with its organisation.
    const ofOrganisation = urls.filter(
      url =>
        orgId === undefined ||
        Buffer.from(tokenIn(url), 'base64url').subarray(0, 16).toString('hex') === orgId.replaceAll('-', ''),
    )
    const url = ofOrganisation.at(-1)
    return url === undefined ? '' : tokenIn(url)
  }

  async #victimActivates(orgId: string, word: string): Promise<void> {
    const token = await this.#mailedLink('invitation', orgId)
    if (token === '') return
    const first = !this.#proven
    this.#proven = true
    const answer = await activate(token, word)
    // Nobody can have given the address a password that the victim would have to know.
    if (first) expect([201, 404]).toContain(answer.status)
    if (answer.status === 201) await this.#allEnded()
  }

  async #victimResets(word: string): Promise<void> {
    await forgot(this.email)
    await this.#resetsDone()
    const token = await this.#mailedLink('password_reset')
    if (token === '') return
    this.#proven = true
    if ((await complete(token, word)).status === 204) await this.#allEnded()
  }

  #resetsDone = (): Promise<void> => resetRequests(world.app.services, roster).flush()

  /** The victim proves the address while the attacker does all that they can. */
  async #atOnce({
    word,
    passkey,
    session,
  }: {
    word: number
    passkey: number
    session: number
  }): Promise<void> {
    await forgot(this.email)
    await this.#resetsDone()
    const token = await this.#mailedLink('password_reset')
    if (token === '') return
    const [planted, browser, link] = [
      at(this.#passkeys, passkey),
      at(this.#sessions, session),
      this.#links.at(-1),
    ]
    if (link) this.#words.add(at(attackers, word))
    this.#proven = true
    const [completed, ...won] = await Promise.all([
      complete(token, at(victims, word)),
      planted && passkeySignIn(planted),
      browser?.post('/v1/api-keys', { name: 'Kilpa', kind: 'personal', scope: [] }),
      signIn(this.email, at(attackers, word)),
      link && activate(link, at(attackers, word)),
    ])
    for (const answer of won) {
      if (!answer) continue
      this.#keep(answer)
      if (answer.body.key) this.#keys.push(answer.body.key)
    }
    expect([204, 404]).toContain(completed.status)
  }

  async #within(index: number, work: (session: Client) => Promise<unknown>): Promise<void> {
    await this.#useOf(this.#sessions, index, work)
  }

  async #useOf<T>(held: readonly T[], index: number, work: (one: T) => Promise<unknown>): Promise<void> {
    const one = at(held, index)
    if (one !== undefined) await work(one)
  }
}

function at(list: readonly string[], index: number): string
function at<T>(list: readonly T[], index: number): T | undefined
function at<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[index % list.length]
}

async function registerApp(): Promise<{ clientId: string }> {
  const { body } = await (await signedIn(world, 'aino')).post('/v1/oauth-clients', {
    name: 'Board',
    kind: 'public',
    redirectUris: ['https://board.example/callback'],
    scope: [],
  })
  return { clientId: body.id }
}

it('nothing that an attacker plants in one organisation ever acts in another, and nobody is kept out of theirs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 22, size: 'max' }), async steps => {
      const plot = new Plot()
      for (const step of steps) {
        await plot.carryOut(step)
        await plot.nothingActsThere()
      }
      await plot.victimComesIn()
    }),
    { numRuns: runs, endOnFailure: true },
  )
})

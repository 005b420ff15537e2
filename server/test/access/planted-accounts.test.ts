import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import * as roster from '../../src/modules/people/members/port.ts'
import { resetRequests } from '../../src/modules/people/session/passwords/requests.ts'
import { attemptsOf } from '../../src/modules/people/session/attempts/limits.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { startMailedWorld, tokenIn } from '../../src/modules/people/session/test/mailed-world.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Client } from '../world/client.ts'
import { mailsWritten } from '../world/mail.ts'
import { registerApp, tokenOfApp } from './connected-app.ts'
import { Holdings } from './planted-holdings.ts'
import { at, attackers, type Step, stepIn, victims } from './planted-steps.ts'

/** Another look: `PROPERTY_SEED=7 PLANTED_RUNS=200 npx vitest run planted`. */
const runs = Number(process.env['PLANTED_RUNS'] ?? 12)

const scene = await startMailedWorld()
const { world, newAddress, activate, signIn, forgot, complete, addPasskey, passkeySignIn } = scene
const [meri, tunturi] = [world.meri.id, world.tunturi.id]
const [aino, employer] = [await signedIn(world, 'aino'), world.as('sanna')]
const { clientId } = await registerApp(world)

// Limits would hide what is asked after every step; they have tests of their own.
const free = { succeeded: async () => {}, takeBack: async () => {} }
vi.spyOn(attemptsOf(world.app.services), 'attempt').mockResolvedValue(free)

/** One victim and one attacker, who has come to hold something of the victim's accounts. */
class Plot {
  readonly email = newAddress()
  readonly #decoy = newAddress()
  readonly #held = new Holdings(scene, this.email)
  readonly #here: { id: string | undefined } = { id: undefined }
  readonly #there: { id: string | undefined } = { id: undefined }
  /** Whether the victim has used a link that was mailed. */
  #proven = false

  async carryOut(step: Step): Promise<void> {
    switch (step.do) {
      case 'attacker invites':
        return this.#invite(aino, this.#here, url => this.#held.links.push(tokenIn(url)))
      case 'employer invites':
        return this.#invite(employer, this.#there, () => {})
      case 'attacker activates':
        return this.#attackersActivation(step)
      case 'attacker signs in': {
        const more = step.there ? { organisationId: tunturi } : {}
        return this.#held.keep(await signIn(this.email, at(attackers, step.word), more))
      }
      case 'attacker adds passkey':
        return this.#held.within(step.session, async session => {
          const passkey = await addPasskey(session).catch(() => undefined)
          if (passkey) this.#held.passkeys.push(passkey)
        })
      case 'attacker adds totp':
        return this.#held.within(step.session, session => this.#held.addTotp(session))
      case 'attacker uses passkey':
        return this.#held.useOf(this.#held.passkeys, step.passkey, async passkey =>
          this.#held.keep(await passkeySignIn(passkey)),
        )
      case 'attacker answers challenge':
        return this.#held.useOf(this.#held.challenges, step.challenge, challenge =>
          this.#held.answer(challenge, step.code),
        )
      case 'attacker makes key':
        return this.#held.within(step.session, async session => {
          const { body } = await session.post('/v1/api-keys', {
            name: 'Istutettu',
            kind: 'personal',
            scope: [],
          })
          if (body.key) this.#held.keys.push(body.key)
        })
      case 'attacker connects app':
        return this.#connectApp()
      case 'attacker changes password':
        return this.#held.within(step.session, async session => {
          for (const current of attackers) {
            const answer = await session.post('/v1/me/password', { current, new: at(attackers, step.word) })
            if (answer.status === 200) return this.#held.keep({ ...answer, status: 201 })
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
    await this.#held.actNowhereBut(meri, tunturi)
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
    const token = at(this.#held.links, link)
    if (token === undefined) return
    const given = at(attackers, word)
    this.#held.words.add(given)
    this.#held.keep(await activate(token, given))
  }

  async #connectApp(): Promise<void> {
    if (!this.#here.id) return
    const token = await tokenOfApp(world, clientId, this.#here.id)
    if (token) this.#held.keys.push(token)
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
      if (url) this.#held.links.push(tokenIn(url))
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
    if (answer.status === 201) await this.#held.allEnded()
  }

  async #victimResets(word: string): Promise<void> {
    await forgot(this.email)
    await this.#resetsDone()
    const token = await this.#mailedLink('password_reset')
    if (token === '') return
    this.#proven = true
    if ((await complete(token, word)).status === 204) await this.#held.allEnded()
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
      at(this.#held.passkeys, passkey),
      at(this.#held.sessions, session),
      this.#held.links.at(-1),
    ]
    if (link) this.#held.words.add(at(attackers, word))
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
      this.#held.keep(answer)
      if (answer.body.key) this.#held.keys.push(answer.body.key)
    }
    expect([204, 404]).toContain(completed.status)
  }
}

it('nothing that an attacker plants in one organisation ever acts in another, and nobody is kept out of theirs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepIn([meri, tunturi]), { minLength: 4, maxLength: 22, size: 'max' }),
      async steps => {
        const plot = new Plot()
        for (const step of steps) {
          await plot.carryOut(step)
          await plot.nothingActsThere()
        }
        await plot.victimComesIn()
      },
    ),
    { numRuns: runs, endOnFailure: true },
  )
})

import { describe, expect, test, vi } from 'vitest'
import type { Answer, Client } from '../../../../test/world/client.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { signInEndings } from '../port.ts'
import { EndingsSweep } from '../accounts/endings-sweep.ts'
import { AuthenticatorApp } from '../methods/test/authenticator-app.ts'
import { signInBounds } from '../attempts/limits.ts'
import { origin, signedIn } from './browser.ts'
import { startMailedWorld, tokenIn } from './mailed-world.ts'
import { patience } from '../../../../test/world/patience.ts'

const mailedWorld = await startMailedWorld()
const { world, newAddress, invite, mailed, activate, signIn, forgot, complete, reset } = mailedWorld
const { anonymous, browserOf, addPasskey, passkeySignIn } = mailedWorld
const [meri, tunturi] = [world.meri.id, world.tunturi.id]
const attackers = 'hyökkääjän salasana 1'
const victims = 'uhrin oma salasana 22'
const further = 'vielä kolmas lause 333'

/** Meri is the attacker's: Aino makes of it what she likes. Tunturi is where the victim belongs. */
const attacker = world.as('aino')
const employer = world.as('sanna')
const sanna = await signedIn(world, 'sanna')

const failed = { status: 401, body: { code: 'sign_in_failed' } }
const dead = async (browser: Client) => (await browser.get('/v1/session')).status === 401

/** An address that its owner has proven, by Tunturi's invitation. */
async function proven(password = victims): Promise<{ email: string; id: string; browser: Client }> {
  const email = newAddress()
  const { id } = await invite(employer, email)
  return { email, id, browser: browserOf(await activate(await mailed(email, '/activate'), password)) }
}

/** An account that the attacker has set up in Meri. */
async function planted(email = newAddress()) {
  const { id, seen } = await invite(attacker, email)
  return { email, id, browser: browserOf(await activate(seen, attackers)) }
}

const accountsOf = (email: string) =>
  world.database.owner<{ local: string | null; hash: string | null }>(
    `select local_org_id as local, password_hash as hash from directory.persons where email = $1 order by local_org_id nulls first`,
    [email],
  )

describe('an account planted in one organisation', () => {
  test('opens no other, once the victim has proven the address by a reset and joined', async () => {
    const { email, browser } = await planted()
    const passkey = await addPasskey(browser)

    await invite(employer, email)
    expect((await reset(email, victims)).status).toBe(204)
    expect(await activate(await mailed(email, '/activate', 2), victims)).toMatchObject({
      status: 201,
      body: { organisation: { id: tunturi } },
    })

    for (const more of [{}, { organisationId: tunturi }, { organisationId: meri }])
      expect(await passkeySignIn(passkey, more)).toMatchObject(failed)
    expect(await dead(browser)).toBe(true)
    expect(await signIn(email, attackers)).toMatchObject(failed)
    expect((await signIn(email, victims, { organisationId: tunturi })).status).toBe(201)
  })

  test('opens no other, once the victim has taken up the other one’s invitation by its mail', async () => {
    const { email, id, browser } = await planted()
    const passkey = await addPasskey(browser)
    const made = await browser.post('/v1/api-keys', { name: 'Istutettu', kind: 'personal', scope: [] })
    expect(made.status).toBe(201)
    const key = world.withKey(made.body.key)
    expect((await key.get('/v1/me/access')).status).toBe(200)

    await invite(employer, email)
    const joined = browserOf(await activate(await mailed(email, '/activate', 2), victims))
    expect((await joined.get('/v1/session/organisations')).body.items).toHaveLength(2)

    expect(await passkeySignIn(passkey)).toMatchObject(failed)
    expect(await dead(browser)).toBe(true)
    expect((await key.get('/v1/me/access')).status).toBe(401)
    for (const organisationId of [meri, tunturi]) {
      expect(await signIn(email, attackers, { organisationId })).toMatchObject(failed)
      expect((await signIn(email, victims, { organisationId })).status).toBe(201)
    }
    expect(await accountsOf(email)).toMatchObject([{ local: null }])
    expect(
      await world.database.owner(
        `select from memberships m join directory.person_memberships p on p.membership_id = m.id and p.person_id = m.person_id
         where m.id = $1`,
        [id],
      ),
    ).toHaveLength(1)
    expect((await joined.get('/v1/me/sign-in')).body).toMatchObject({ secondFactor: false, passkeys: [] })
  })

  test('goes on in its own organisation alone, with whatever it signs in with', async () => {
    const { email, browser } = await planted()
    const passkey = await addPasskey(browser)
    await invite(employer, email)
    expect((await browser.get('/v1/session/organisations')).body.items).toMatchObject([{ id: meri }])
    expect(await browser.post('/v1/session/switch', { organisationId: tunturi })).toMatchObject({
      status: 404,
      body: { code: 'organisation_not_found' },
    })
    expect(await passkeySignIn(passkey, { organisationId: tunturi })).toMatchObject(failed)
    expect(await signIn(email, attackers, { organisationId: tunturi })).toMatchObject(failed)
    expect((await passkeySignIn(passkey)).body.organisation.id).toBe(meri)
  })

  test('is never one account with that of another organisation, though both were handed over', async () => {
    const { email } = await planted()
    const { seen } = await invite(employer, email)
    expect((await activate(seen, victims)).body.organisation.id).toBe(tunturi)
    expect((await signIn(email, attackers)).body.organisation.id).toBe(meri)
    expect((await signIn(email, victims)).body.organisation.id).toBe(tunturi)
    expect(await signIn(email, victims, { organisationId: meri })).toMatchObject(failed)
    expect(await accountsOf(email)).toMatchObject([
      { local: expect.any(String) },
      { local: expect.any(String) },
    ])
  })

  test('lets nobody guess at the other accounts of the address: its own sign-ins forgive no wrong password', async () => {
    const { email } = await proven()
    await planted(email)
    let refused = 0
    for (let guess = 0; guess < signInBounds.account.attempts + 2; guess++) {
      const answer = await signIn(email, `arvaus numero ${guess}`)
      if (answer.status === 429) refused++
      else expect(answer).toMatchObject(failed)
      await signIn(email, attackers)
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('has a device that passes for none of the other accounts of the address', async () => {
    const { email } = await proven()
    await planted(email)
    const deviceOf = (answer: Answer) =>
      /__Host-konttori-device=[^;]+/.exec(answer.headers['set-cookie'] ?? '')?.[0] ?? ''
    let refused = 0
    for (let guess = 0; guess < signInBounds.account.attempts + 2; guess++) {
      // Each sign-in without a mark gives one that nothing has been counted for yet.
      const cookie = deviceOf(await signIn(email, attackers))
      if (guess === 0) expect(cookie).not.toBe('')
      const wrong = { email, password: `arvaus numero ${guess}` }
      if ((await anonymous.post('/v1/session', wrong, { origin, cookie })).status === 429) refused++
    }
    expect(refused).toBeGreaterThan(0)
  })
})

describe('a link that the caller has seen', () => {
  test('answers the same whether or not the address has an account elsewhere', async () => {
    const { email } = await proven()
    const answers = []
    for (const address of [email, newAddress()]) {
      const { seen } = await invite(attacker, address)
      const weak = await activate(seen, 'lyhyt')
      const answer = await activate(seen, attackers)
      answers.push({
        weak: [weak.status, weak.body.code, weak.body.detail],
        status: answer.status,
        fields: Object.keys(answer.body),
        organisation: answer.body.organisation.id,
        headers: Object.keys(answer.headers),
      })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 201, organisation: meri })
    expect((await signIn(email, victims)).body.organisation.id).toBe(tunturi)
    expect((await signIn(email, attackers)).body.organisation.id).toBe(meri)
  })

  test('costs one computation like any other: the accounts of an address share their salt', async () => {
    const { email } = await proven()
    await planted(email)
    const salts = (await accountsOf(email)).map(({ hash }) => hash?.split('$')[4])
    expect(salts).toHaveLength(2)
    expect(new Set(salts).size).toBe(1)
    await reset(email, further)
    expect((await accountsOf(email))[0]?.hash?.split('$')[4]).toBe(salts[0])
  })

  test('takes the password of the proven account, and then joins with it', async () => {
    const { email } = await proven()
    const { seen } = await invite(attacker, email)
    expect((await activate(seen, victims)).body.organisation.id).toBe(meri)
    expect(await signIn(email, victims)).toMatchObject({
      status: 409,
      body: { organisations: expect.arrayContaining([expect.objectContaining({ id: meri })]) },
    })
    expect(await accountsOf(email)).toMatchObject([{ local: null }])
  })

  test('joins an account with a second factor only when that was given too', async () => {
    const { email, browser } = await proven()
    const enrolled = await browser.post('/v1/me/sign-in/totp', {})
    const app = new AuthenticatorApp(enrolled.body.secret)
    expect((await browser.post('/v1/me/sign-in/totp/confirm', { code: app.next() })).status).toBe(200)

    const { id, seen } = await invite(attacker, email)
    const asked = await activate(seen, victims)
    expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    expect((await attacker.get(`/v1/memberships/${id}`)).body.status).toBe('invited')
    const answer = await world.anonymous.post(
      '/v1/session/second-factor',
      { challenge: asked.body.challenge, totp: app.next() },
      { origin: 'https://konttori.example' },
    )
    expect(answer).toMatchObject({ status: 201, body: { organisation: { id: meri }, secondFactor: true } })
    expect((await attacker.get(`/v1/memberships/${id}`)).body.status).toBe('active')
    expect(await activate(seen, victims)).toMatchObject({ status: 404 })
  })

  test('and the mailed one are used up together', async () => {
    for (const first of ['seen', 'mailed'] as const) {
      const email = newAddress()
      const { seen } = await invite(attacker, email)
      const links = { seen, mailed: await mailed(email, '/activate') }
      expect(links.seen).not.toBe(links.mailed)
      expect((await activate(links[first], victims)).status).toBe(201)
      for (const token of Object.values(links)) expect((await activate(token, victims)).status).toBe(404)
    }
  })

  test('offers the organisations only of the accounts whose password was right', async () => {
    const { email } = await proven()
    await planted(email)
    expect((await signIn(email, attackers)).body.organisation.id).toBe(meri)
    expect((await signIn(email, victims)).body.organisation.id).toBe(tunturi)
  })
})

describe('a link that only the mail has brought', () => {
  test('is shown to no administrator, in no answer', async () => {
    const email = newAddress()
    const { id } = await invite(employer, email)
    const token = await mailed(email, '/activate')
    const listed = (await sanna.get('/v1/outgoing-mails?kind=invitation&limit=100')).body.items
    const mail = listed.find(({ to }: { to: { membershipId: string } }) => to.membershipId === id)
    expect(mail).toMatchObject({ confidential: true })
    const shown = await sanna.get(`/v1/outgoing-mails/${mail.id}`)
    expect(shown).toMatchObject({ status: 200, body: { body: null } })
    const audit = await sanna.get('/v1/audit?limit=100')
    for (const answer of [shown, audit, { body: listed }])
      expect(JSON.stringify(answer.body)).not.toContain(token)
  })

  test('takes the password of the proven account, no other', async () => {
    const { email } = await proven()
    await invite(attacker, email)
    const token = await mailed(email, '/activate', 2)
    expect(await activate(token, further)).toMatchObject(failed)
    expect((await activate(token, victims)).body.organisation.id).toBe(meri)
  })

  test('begins the proven account anew that is active nowhere: nobody else can keep its owner out', async () => {
    const email = newAddress()
    const { id } = await invite(attacker, email)
    const browser = browserOf(await activate(await mailed(email, '/activate'), victims))
    const passkey = await addPasskey(browser)
    expect((await attacker.post(`/v1/memberships/${id}/deactivate`, {})).status).toBe(200)

    await invite(employer, email)
    const answer = await activate(await mailed(email, '/activate', 2), further)
    expect(answer).toMatchObject({ status: 201, body: { organisation: { id: tunturi } } })
    expect(await passkeySignIn(passkey)).toMatchObject(failed)
    expect(await signIn(email, victims)).toMatchObject(failed)
  })

  test('of an address that was changed since proves nothing for the other', async () => {
    const [own, victim] = [newAddress(), newAddress()]
    const { id } = await invite(attacker, own)
    const token = await mailed(own, '/activate')
    expect((await attacker.patch(`/v1/memberships/${id}`, { email: victim })).status).toBe(200)
    expect((await activate(token, attackers)).status).toBe(404)
    expect(await accountsOf(victim)).toEqual([])
  })
})

describe('a reset by mail', () => {
  test('proves an address that has local accounts only', async () => {
    const { email } = await planted()
    const { seen } = await invite(employer, email)
    await activate(seen, attackers)
    expect((await reset(email, victims)).status).toBe(204)
    expect(await accountsOf(email)).toMatchObject([{ local: null }])
    for (const organisationId of [meri, tunturi])
      expect((await signIn(email, victims, { organisationId })).status).toBe(201)
    expect(await signIn(email, attackers)).toMatchObject(failed)
  })

  test('ends passkeys, second factor, codes, sessions and personal keys in every organisation', async () => {
    const { email, browser } = await proven()
    const { id, seen } = await invite(attacker, email)
    const other = browserOf(await activate(seen, victims))
    const keys = []
    for (const session of [browser, other]) {
      const { status, body } = await session.post('/v1/api-keys', {
        name: 'Oma',
        kind: 'personal',
        scope: [],
      })
      expect(status).toBe(201)
      keys.push(world.withKey(body.key))
    }
    for (const key of keys) expect((await key.get('/v1/me/access')).status).toBe(200)
    const passkey = await addPasskey(browser)

    expect((await reset(email, further)).status).toBe(204)
    for (const session of [browser, other]) expect(await dead(session)).toBe(true)
    for (const key of keys) expect((await key.get('/v1/me/access')).status).toBe(401)
    expect(await passkeySignIn(passkey)).toMatchObject(failed)
    const again = await signIn(email, further, { organisationId: meri })
    expect(again).toMatchObject({ status: 201, body: { secondFactor: false } })
    expect((await browserOf(again).get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    const trail = await world.database.owner<{ action: string }>(
      `select action from audit_entries where org_id = $1 and (target_id = $2 or target_type = 'api_key') order by at desc, id desc limit 20`,
      [meri, id],
    )
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sign_in.methods_ended', 'api_keys.revoke']),
    )
  })

  test('is carried out whatever becomes of the member in the organisation that mailed it', async () => {
    const { email } = await proven()
    const { id, seen } = await invite(attacker, email)
    await activate(seen, victims)
    await forgot(email)
    const first = await mailed(email, '/reset-password')
    await forgot(email)
    const second = await mailed(email, '/reset-password', 2)
    expect(await complete(first, further)).toMatchObject({ status: 404 })
    await attacker.post(`/v1/memberships/${id}/deactivate`, {})
    expect((await complete(second, further)).status).toBe(204)
    expect((await signIn(email, further)).body.organisation.id).toBe(tunturi)
  })

  test('comes from another organisation each time, so that none of them can keep it from its reader', async () => {
    const { email } = await proven()
    const { seen } = await invite(attacker, email)
    await activate(seen, victims)
    const senders = []
    for (let asked = 1; asked <= 2; asked++) {
      await forgot(email)
      await mailed(email, '/reset-password', asked)
      const [row] = await world.database.owner<{ org: string }>(
        `select org_id as org from directory.password_resets where email = $1`,
        [email],
      )
      senders.push(row?.org)
    }
    expect(new Set(senders)).toEqual(new Set([meri, tunturi]))
  })
})

describe('what ends in another organisation', () => {
  test('is void at once and cleared away later, when the process dies before it came there', async () => {
    const { email } = await proven()
    const { id, seen } = await invite(attacker, email)
    const browser = browserOf(await activate(seen, victims))
    const { body } = await browser.post('/v1/api-keys', { name: 'Oma', kind: 'personal', scope: [] })
    const key = world.withKey(body.key)
    expect((await key.get('/v1/me/access')).status).toBe(200)

    const { transactions } = world.app.services
    const run = transactions.run.bind(transactions)
    await forgot(email)
    const token = await mailed(email, '/reset-password')
    const dying = vi.spyOn(transactions, 'run').mockImplementation(async (request, work) => {
      if (request.operation === 'session.choosePassword' && request.actor === systemActor)
        throw new Error('the process is gone')
      return run(request, work)
    })
    expect((await complete(token, further)).status).toBe(204)
    dying.mockRestore()
    const left = () =>
      world.database.owner(`select from directory.sign_in_endings where membership_id = $1`, [id])
    const revoked = () =>
      world.database.owner<{ at: Date | null }>(`select revoked_at as at from api_keys where id = $1`, [
        body.id,
      ])
    expect(await dead(browser)).toBe(true)
    expect((await key.get('/v1/me/access')).status).toBe(401)
    expect((await signIn(email, further, { organisationId: meri })).status).toBe(201)

    // Another process may have found it already.
    await world.database.owner(`update directory.sign_in_endings set due_at = now()`)
    const { services } = world.app
    const sweep = new EndingsSweep(services, services.contributions(signInEndings))
    await sweep.sweep()
    await vi.waitFor(async () => expect(await left()).toEqual([]), patience)
    expect((await revoked())[0]?.at).not.toBeNull()
    expect((await key.get('/v1/me/access')).status).toBe(401)
    await sweep.stop()
  })
})

describe('of a race', () => {
  test.each(Array.from({ length: 8 }, (_, round) => [round]))(
    'between a planted second step and the victim’s proof nothing is left of the former (%i)',
    async () => {
      const { email, browser } = await planted()
      const passkey = await addPasskey(browser)
      await invite(employer, email)
      const token = await mailed(email, '/activate', 2)
      const [joined, ...begun] = await Promise.all([
        activate(token, victims),
        passkeySignIn(passkey),
        passkeySignIn(passkey),
        browser.post('/v1/api-keys', { name: 'Kilpa', kind: 'personal', scope: [] }),
        browser.post('/v1/me/sign-in/passkeys/options', {}),
      ])
      expect(joined.status).toBe(201)
      for (const answer of begun) {
        if (answer.headers['set-cookie']) expect(await dead(browserOf(answer))).toBe(true)
        if (answer.body.key)
          expect((await world.withKey(answer.body.key).get('/v1/me/access')).status).toBe(401)
      }
      expect(await passkeySignIn(passkey)).toMatchObject(failed)
      const methods = await browserOf(joined).get('/v1/me/sign-in')
      expect(methods.body).toMatchObject({ secondFactor: false, passkeys: [], recoveryCodesLeft: 0 })
    },
  )

  test.each(Array.from({ length: 5 }, (_, round) => [round]))(
    'between an activation and a reset one account is left, with one of the two passwords (%i)',
    async () => {
      const { email } = await planted()
      await invite(employer, email)
      await forgot(email)
      const [invitation, link] = await Promise.all([
        mailed(email, '/activate', 2),
        mailed(email, '/reset-password'),
      ])
      const [activated, replaced] = await Promise.all([
        activate(invitation, victims),
        complete(link, further),
      ])
      expect([201, 401]).toContain(activated.status)
      expect([204, 404]).toContain(replaced.status)
      const accounts = await accountsOf(email)
      expect(accounts).toMatchObject([{ local: null }])
      expect(await signIn(email, attackers)).toMatchObject(failed)
      const opened = await Promise.all(
        [victims, further].map(word => signIn(email, word, { organisationId: meri })),
      )
      expect(opened.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 401]))
    },
  )
})

describe('without a mail server', () => {
  test('the held invitation has the link that its maker was shown, which proves nothing', async () => {
    const held = await startWorld()
    const answer = await held
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Uhri', lastName: 'Uhrila', role: 'employee', email: 'uhri@posti.example' },
        { 'idempotency-key': 'uhri' },
      )
    const { inviteUrl } = answer.body.invitation
    const aino = await signedIn(held, 'aino')
    const [mail] = (await aino.get('/v1/outgoing-mails?kind=invitation')).body.items
    expect(mail).toMatchObject({ status: 'held', confidential: false })
    expect((await aino.get(`/v1/outgoing-mails/${mail.id}`)).body.body.text).toContain(inviteUrl)
    const activated = await held.anonymous.post(
      '/v1/session/activate',
      { token: tokenIn(inviteUrl), password: attackers },
      { origin: 'https://konttori.example' },
    )
    expect(activated.status).toBe(201)
    expect(
      await held.database.owner(
        `select local_org_id as local from directory.persons where email = 'uhri@posti.example'`,
      ),
    ).toEqual([{ local: held.meri.id }])
  })
})

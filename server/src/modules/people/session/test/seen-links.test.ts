import { describe, expect, test } from 'vitest'
import { AuthenticatorApp } from '../methods/test/authenticator-app.ts'
import { startWorldWithAttacker } from './attacker.ts'

const {
  world,
  newAddress,
  invite,
  mailed,
  activate,
  signIn,
  reset,
  browserOf,
  addPasskey,
  passkeySignIn,
  meri,
  tunturi,
  attackers,
  victims,
  further,
  attacker,
  employer,
  sanna,
  failed,
  proven,
  planted,
  accountsOf,
} = await startWorldWithAttacker()

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

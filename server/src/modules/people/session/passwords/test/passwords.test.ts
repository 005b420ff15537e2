import { describe, expect, test } from 'vitest'
import { password } from '../../../../../../test/world/founding.ts'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { jsonLog } from '../../../../../platform/telemetry/log.ts'
import * as roster from '../../../members/port.ts'
import { browserOf, challenged, secondFactor, signIn, withTotp } from '../../methods/test/person.ts'
import { cookieOf, origin, signedIn, withCookie } from '../../test/browser.ts'
import { resetBounds } from '../handlers.ts'
import { resetRequests } from '../requests.ts'

const lines: string[] = []
const world = await startWorld({ log: jsonLog(line => lines.push(line)) })
const { members } = world.meri
const chosen = 'aivan toinen lause 8'

const ask = (email: string) => world.anonymous.post('/v1/session/forgotten-password', { email }, { origin })
const complete = (token: string, withPassword = chosen) =>
  world.anonymous.post(
    '/v1/session/forgotten-password/complete',
    { token, password: withPassword },
    { origin },
  )

/** What was mailed to somebody, the oldest first, once everything asked for is done. */
async function mailed(to: string, kind = 'password_reset') {
  await resetRequests(world.app.services, roster).flush()
  return mailsWritten(world.database, { kind, to })
}

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(202)
  const url = (await mailed(email)).at(-1)?.letter?.action?.url ?? ''
  return new URL(url).searchParams.get('token') ?? ''
}

const unknown = { status: 404, body: { code: 'password_link_not_found' } }

/** Makes somebody of Meri a member of Tunturi too, in Ilmari's or Sanna's place. */
const joinTunturi = (email: string, place: string) =>
  world.database.owner(
    `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
     where membership_id = $1`,
    [place, email],
  )

describe('a forgotten password', () => {
  test('is asked for with one and the same answer, and only who may sign in gets a mail', async () => {
    const admin = world.as('aino')
    await admin.post(`/v1/memberships/${members.paavo.id}/deactivate`, {})
    const invited = await admin.post(
      '/v1/memberships',
      { firstNames: 'Kaisa', lastName: 'Vieras', role: 'employee', email: 'kaisa@meri.example' },
      { 'idempotency-key': 'kaisa' },
    )
    expect(invited.status).toBe(201)
    const silent = [members.paavo.email, 'kaisa@meri.example', 'nobody@meri.example', 'no address at all']
    for (const email of [members.eero.email, ...silent]) {
      const answer = await ask(email)
      expect([answer.status, answer.body]).toEqual([202, {}])
    }
    expect(await mailed(members.eero.email)).toHaveLength(1)
    for (const email of silent) expect(await mailed(email)).toEqual([])
  })

  test('is mailed in the language of its reader', async () => {
    for (const [name, locale, word] of [
      ['elina', 'sv', 'lösenord'],
      ['veera', 'en', 'password'],
      ['otso', null, 'salasana'],
    ] as const) {
      await world.as('aino').patch(`/v1/memberships/${members[name].id}`, { locale })
      await ask(members[name].email)
      const [mail] = await mailed(members[name].email)
      expect(mail?.letter?.paragraphs.join(' ')).toContain(word)
      expect(mail?.letter?.action?.url).toMatch(
        /^https:\/\/konttori\.example\/reset-password\?token=[A-Za-z0-9_-]{43}$/,
      )
    }
  })

  test('is replaced by means of the link, and every session of the person ends, everywhere', async () => {
    await joinTunturi(members.lumi.email, world.tunturi.members.ilmari.id)
    const enter = async (organisationId: string) =>
      withCookie(
        world,
        cookieOf(await signIn(world, { email: members.lumi.email, password, organisationId })),
      )
    const browsers = [await enter(world.meri.id), await enter(world.tunturi.id)]
    for (const browser of browsers) expect((await browser.get('/v1/session')).status).toBe(200)

    const token = await tokenFor(members.lumi.email)
    const answer = await complete(token)
    expect(answer.status).toBe(204)
    expect(answer.headers['set-cookie']).not.toContain('__Host-konttori=')
    for (const browser of browsers) expect((await browser.get('/v1/session')).status).toBe(401)
    for (const membershipId of [members.lumi.id, world.tunturi.members.ilmari.id])
      expect(
        await world.database.owner(`select from sessions where membership_id = $1`, [membershipId]),
      ).toEqual([])
    const again = (secret: string) =>
      signIn(world, { email: members.lumi.email, password: secret, organisationId: world.meri.id })
    expect((await again(password)).status).toBe(401)
    expect((await again(chosen)).status).toBe(201)
    expect(await mailed(members.lumi.email, 'security_notice')).toHaveLength(1)
  })

  test('has a link that works once, also twice at the same moment', async () => {
    const token = await tokenFor(members.tauno.email)
    const answers = await Promise.all([complete(token), complete(token, 'vielä yksi lause 7')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect(await complete(token)).toMatchObject(unknown)
  })

  test('has a link that a newer one replaces', async () => {
    const first = await tokenFor(members.helmi.email)
    const second = await tokenFor(members.helmi.email)
    expect(await complete(first)).toMatchObject(unknown)
    expect((await complete(second)).status).toBe(204)
  })

  test('has a link that lasts an hour of real time: whoever moves a sandbox’s clock does not end it', async () => {
    const { sanna } = world.tunturi.members
    const token = await tokenFor(sanna.email)
    await world.as('sanna').post('/v1/sandbox/clock/advance', { minutes: 61 })
    const [row] = await world.database.owner<{ minutes: number }>(
      `select extract(epoch from expires_at - now()) / 60 as minutes from directory.password_resets where email = $1`,
      [sanna.email],
    )
    expect(Number(row?.minutes)).toBeGreaterThan(30)
    expect(Number(row?.minutes)).toBeLessThanOrEqual(60)
    expect((await complete(token)).status).toBe(204)

    const late = await tokenFor(sanna.email)
    await world.database.owner(`update directory.password_resets set expires_at = now() where email = $1`, [
      sanna.email,
    ])
    expect(await complete(late)).toMatchObject(unknown)
  })

  test('is not replaced by a weak one, and the link is not used up by it', async () => {
    const token = await tokenFor(members.sisu.email)
    for (const weak of ['lyhyt', 'aaaaaaaaaaaaaaaa', members.sisu.email])
      expect(await complete(token, weak)).toMatchObject({ status: 422, body: { code: 'password_too_weak' } })
    expect((await complete(token)).status).toBe(204)
  })

  test.each(['nonsense', 'A'.repeat(43), 'x'.repeat(200)])(
    'is not replaced with the token %s',
    async token => {
      expect(await complete(token)).toMatchObject(unknown)
    },
  )

  test('of somebody who was deactivated meanwhile stays as it is', async () => {
    const token = await tokenFor(members.onni.email)
    await world.as('aino').post(`/v1/memberships/${members.onni.id}/deactivate`, {})
    expect(await complete(token)).toMatchObject(unknown)
    await world.as('aino').post(`/v1/memberships/${members.onni.id}/reactivate`, {})
    expect((await signIn(world, { email: members.onni.email, password })).status).toBe(201)
  })

  test('takes the second factor along, and voids second steps that wait: nothing that is gone is asked for', async () => {
    const { app } = await withTotp(world, 'eero')
    const challenge = await challenged(world, 'eero')
    expect((await complete(await tokenFor(members.eero.email))).status).toBe(204)
    expect((await secondFactor(world, { challenge, totp: app.next() })).body.code).toBe('challenge_not_found')
    const answer = await signIn(world, { email: members.eero.email, password: chosen })
    expect(answer).toMatchObject({ status: 201, body: { secondFactor: false } })
    expect((await browserOf(world, answer).get('/v1/me/sign-in')).body).toMatchObject({
      secondFactor: false,
      totp: { state: 'off' },
      recoveryCodesLeft: 0,
    })
  })

  test('can be asked for only so often for one address, whether or not there is an account', async () => {
    for (const email of [members.otso.email, 'another-nobody@meri.example']) {
      let last = await ask(email)
      for (let asked = 1; asked <= resetBounds.accountFromAddress.attempts && last.status === 202; asked++)
        last = await ask(email)
      expect(last).toMatchObject({ status: 429, body: { code: 'too-many-requests', scope: 'sign_in' } })
    }
    expect((await mailed(members.otso.email)).length).toBeLessThanOrEqual(
      resetBounds.accountFromAddress.attempts,
    )
  })

  test('leaves lines on the audit trail and no token in any table or in the log', async () => {
    const token = await tokenFor(members.elina.email)
    await complete(token)
    const actions = await world.database.owner<{ action: string; credential_kind: string }>(
      `select action, credential_kind from audit_entries where target_id = $1 and action like '%password%' order by at, id`,
      [members.elina.id],
    )
    expect(actions.map(({ action, credential_kind }) => `${action} ${credential_kind}`)).toEqual([
      'sign_in.password_reset_requested system',
      'sign_in.password_reset_requested system',
      'sign_in.password_reset session',
    ])
    const tables = await world.database.owner<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'directory')`,
    )
    const waiting = await tokenFor(members.elina.email)
    const secrets = [token, waiting, chosen, password]
    const hex = secrets.map(text => Buffer.from(text).toString('hex'))
    for (const { name } of tables) {
      const rows = await world.database.owner<{ row: string }>(`select t::text as row from ${name} t`)
      expect([name, rows.filter(({ row }) => [...secrets, ...hex].some(text => row.includes(text)))]).toEqual(
        [name, []],
      )
    }
    expect(lines.filter(line => secrets.some(text => line.includes(text)))).toEqual([])
  })
})

describe('a password', () => {
  const change = (browser: Awaited<ReturnType<typeof signedIn>>, current: string, to: string) =>
    browser.post('/v1/me/password', { current, new: to })

  test('is changed by whoever knows it; other sessions end, and this one goes on with another token', async () => {
    const [browser, other] = [await signedIn(world, 'aino'), await signedIn(world, 'aino')]
    expect(await change(browser, 'väärä', chosen)).toMatchObject({
      status: 401,
      body: { code: 'proof_failed' },
    })
    expect(await change(browser, password, 'lyhyt')).toMatchObject({
      status: 422,
      body: { code: 'password_too_weak' },
    })
    expect((await other.get('/v1/session')).status).toBe(200)

    const former = withCookie(world, browser.cookie)
    const changed = await change(browser, password, chosen)
    expect(changed.status).toBe(200)
    expect((await other.get('/v1/session')).status).toBe(401)
    expect((await former.get('/v1/session')).status).toBe(401)
    const again = withCookie(world, cookieOf(changed))
    expect((await again.get('/v1/session')).body.id).toBe(changed.body.id)
    expect((await signIn(world, { email: members.aino.email, password })).status).toBe(401)
    expect((await signIn(world, { email: members.aino.email, password: chosen })).status).toBe(201)
    expect(await mailed(members.aino.email, 'security_notice')).toHaveLength(1)
  })

  test('changed twice at the same moment is changed once', async () => {
    const browser = await signedIn(world, 'veera')
    const answers = await Promise.all([
      change(browser, password, chosen),
      change(browser, password, 'ihan muu lause 6'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('is no business of keys', async () => {
    expect(await world.as('aino').post('/v1/me/password', { current: password, new: chosen })).toMatchObject({
      status: 403,
      body: { code: 'api_key_cannot_manage_credentials' },
    })
  })
})

import { describe, expect, test } from 'vitest'
import { password } from '../../../../../test/world/founding.ts'
import { signInBounds } from '../attempts/limits.ts'
import { cookieOf, origin, signedIn, withCookie } from './browser.ts'
import { startWorldWithStrangers } from './elsewhere.ts'

const { world, members, signIn, elsewhere } = await startWorldWithStrangers()

describe('too many attempts', () => {
  test('at one account from one address are stopped, the right password included, whether the account exists or not', async () => {
    for (const email of [members.paavo.email, 'nobody-at-all@meri.example']) {
      const here = elsewhere()
      const wrong = { email, password: 'väärä salasana' }
      for (let attempt = 0; attempt < signInBounds.accountFromAddress.attempts; attempt++)
        expect((await signIn(wrong, here)).status).toBe(401)
      const answer = await signIn({ email, password }, here)
      expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests', scope: 'sign_in' } })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await signIn({ email: members.paavo.email, password }, elsewhere())).status).toBe(201)
  })

  test('from one address are stopped, whatever the accounts', async () => {
    const client = elsewhere()
    const answers = await Promise.all(
      Array.from({ length: signInBounds.address.attempts + 5 }, (_, index) =>
        signIn({ email: `guess-${index}@meri.example`, password: 'x' }, client),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(signInBounds.address.attempts)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  })
})

describe('a stranger', () => {
  /** As after many wrong passwords from everywhere; the waits themselves are tested with a clock of their own. */
  const block = () =>
    world.database.owner(`update directory.attempts set level = level + 1000, blocked_until = 9e12`)
  const wrongFrom = async (email: string) => {
    await world.database.owner('delete from directory.attempts')
    expect((await signIn({ email, password: 'väärä salasana' }, elsewhere())).status).toBe(401)
    await block()
  }
  const signInWith = (email: string, cookie: string, more: object = {}) =>
    elsewhere().post('/v1/session', { email, password, ...more }, { origin, cookie })
  const deviceOf = (answer: { headers: Readonly<Record<string, string>> }): string =>
    /__Host-konttori-device=[^;]+/.exec(answer.headers['set-cookie'] ?? '')?.[0] ?? ''
  const tooMany = { status: 429, body: { code: 'too-many-requests' } }

  test('does not lock a device out that the person has signed in with', async () => {
    const { email } = members.tauno
    const first = await signIn({ email, password }, elsewhere())
    expect(first.headers['set-cookie']).toMatch(
      /__Host-konttori-device=[A-Za-z0-9_.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure/,
    )
    const device = deviceOf(first)
    await wrongFrom(email)
    expect(await signInWith(email, '')).toMatchObject(tooMany)
    for (const _ of [1, 2]) expect((await signInWith(email, device)).status).toBe(201)
  })

  test('has nothing of another account’s device, nor of one that is made up', async () => {
    const [lumi, elina] = [members.lumi.email, members.elina.email]
    const device = deviceOf(await signIn({ email: elina, password }, elsewhere()))
    await wrongFrom(lumi)
    const changed = device.replace(/[A-Za-z0-9]$/, end => (end === 'A' ? 'B' : 'A')).replace(/.(?=.$)/, 'x')
    for (const cookie of [
      device,
      changed,
      '__Host-konttori-device=x~y',
      `__Host-konttori-device=${'A'.repeat(22)}.1.${'A'.repeat(22)}`,
    ])
      expect(await signInWith(lumi, cookie)).toMatchObject(tooMany)
  })

  test('who has a device has a budget of that device, and no more', async () => {
    const { email } = members.veera
    const device = deviceOf(await signIn({ email, password }, elsewhere()))
    for (let attempt = 0; attempt < signInBounds.device.attempts; attempt++)
      expect((await signInWith(email, device, { password: 'väärä salasana' })).status).toBe(401)
    expect(await signInWith(email, device)).toMatchObject(tooMany)
    expect((await signInWith(email, '')).status).toBe(201)
  })

  test('keeps no device after the password was changed; the one that changed it is known', async () => {
    const { email } = members.helmi
    const organisationId = world.meri.id
    const begun = await signIn({ email, password, organisationId }, elsewhere())
    const stolen = deviceOf(begun)
    const fresh = 'toinen luotettava salasana 7'
    const changed = await withCookie(world, cookieOf(begun)).post('/v1/me/password', {
      current: password,
      new: fresh,
    })
    expect(changed.status).toBe(200)
    await wrongFrom(email)
    const body = { password: fresh, organisationId }
    expect(await signInWith(email, stolen, body)).toMatchObject(tooMany)
    expect((await signInWith(email, deviceOf(changed), body)).status).toBe(201)
    await world.database.owner('delete from directory.attempts')
    const back = await withCookie(world, cookieOf(changed)).post('/v1/me/password', {
      current: fresh,
      new: password,
    })
    expect(back.status).toBe(200)
    // For a second the process remembers whom it has turned away.
    await expect.poll(async () => (await signInWith(email, '', { organisationId })).status).toBe(201)
  })

  test('who has stolen a session and guesses in it locks nobody out of signing in', async () => {
    const { email } = members.otso
    const thief = await signedIn(world, 'otso')
    for (let attempt = 0; attempt < signInBounds.device.attempts; attempt++)
      expect((await thief.post('/v1/session/reauthenticate', { password: 'väärä' })).status).toBe(401)
    expect(await thief.post('/v1/session/reauthenticate', { password })).toMatchObject(tooMany)
    expect(await thief.post('/v1/me/password', { current: password, new: password })).toMatchObject(tooMany)
    expect((await signIn({ email, password }, elsewhere())).status).toBe(201)
  })
})

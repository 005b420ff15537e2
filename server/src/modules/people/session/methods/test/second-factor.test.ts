import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { browserOf, challenged, secondFactor, signIn, signInAs, withTotp } from './person.ts'

const world = await startWorld()
const advance = (minutes: number) => world.as('sanna').post('/v1/sandbox/clock/advance', { minutes })

describe('with a second factor on', () => {
  test('a password alone begins no session, and says how to go on', async () => {
    await withTotp(world, 'eero')
    const answer = await signInAs(world, 'eero')
    expect(answer).toMatchObject({
      status: 401,
      body: {
        code: 'second_factor_required',
        challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        methods: ['totp', 'recovery_code'],
      },
    })
    expect(Date.parse(answer.body.expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a wrong password says nothing of it', async () => {
    const answer = await signIn(world, { email: world.meri.members.eero.email, password: 'väärä' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_failed' } })
    expect(answer.body).not.toHaveProperty('challenge')
  })

  test('a code of the app begins the session, which says so', async () => {
    const { app } = await withTotp(world, 'elina')
    const answer = await secondFactor(world, {
      challenge: await challenged(world, 'elina'),
      totp: app.next(),
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { secondFactor: true, membership: { id: world.meri.members.elina.id } },
    })
    expect((await browserOf(world, answer).get('/v1/session')).body.secondFactor).toBe(true)
  })

  test('a code works once, also with another challenge', async () => {
    const { app } = await withTotp(world, 'lumi')
    const totp = app.next()
    const first = await challenged(world, 'lumi')
    const second = await challenged(world, 'lumi')
    expect((await secondFactor(world, { challenge: first, totp })).status).toBe(201)
    expect(await secondFactor(world, { challenge: second, totp })).toMatchObject({
      status: 401,
      body: { code: 'second_factor_failed' },
    })
    expect((await secondFactor(world, { challenge: second, totp: app.next() })).status).toBe(201)
  })

  test('a code given twice at the same moment begins one session', async () => {
    const { app } = await withTotp(world, 'otso')
    const totp = app.next()
    const challenges = [await challenged(world, 'otso'), await challenged(world, 'otso')]
    const answers = await Promise.all(challenges.map(challenge => secondFactor(world, { challenge, totp })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401])
  })

  test('a recovery code works once, also twice at the same moment, and the number left is shown', async () => {
    const { browser, recoveryCodes } = await withTotp(world, 'sisu')
    expect(recoveryCodes).toHaveLength(10)
    const [recoveryCode = ''] = recoveryCodes
    const challenges = [await challenged(world, 'sisu'), await challenged(world, 'sisu')]
    const answers = await Promise.all(
      challenges.map(challenge => secondFactor(world, { challenge, recoveryCode })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401])
    expect((await browser.get('/v1/me/sign-in')).body.recoveryCodesLeft).toBe(9)
    const third = await challenged(world, 'sisu')
    expect(
      await secondFactor(world, { challenge: third, recoveryCode: recoveryCodes[1]?.toUpperCase() }),
    ).toMatchObject({ status: 201 })
  })

  test('one code works once in two organisations at the same moment', async () => {
    const { app } = await withTotp(world, 'tauno')
    const { email } = world.meri.members.tauno
    await world.database.owner(
      `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
       where membership_id = $1`,
      [world.tunturi.members.ilmari.id, email],
    )
    const here = await signInAs(world, 'tauno', { organisationId: world.meri.id })
    const there = await signInAs(world, 'tauno', { organisationId: world.tunturi.id })
    const totp = app.next()
    const answers = await Promise.all(
      [here, there].map(({ body }) => secondFactor(world, { challenge: body.challenge, totp })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401])
  })
})

describe('a challenge', () => {
  test('begins one session', async () => {
    const { app } = await withTotp(world, 'veera')
    const challenge = await challenged(world, 'veera')
    expect((await secondFactor(world, { challenge, totp: app.next() })).status).toBe(201)
    expect(await secondFactor(world, { challenge, totp: app.next() })).toMatchObject({
      status: 401,
      body: { code: 'challenge_not_found' },
    })
  })

  test('bears five wrong answers', async () => {
    const { app } = await withTotp(world, 'paavo')
    const challenge = await challenged(world, 'paavo')
    for (let failures = 0; failures < 5; failures++)
      expect(await secondFactor(world, { challenge, recoveryCode: 'wrong' })).toMatchObject({
        status: 401,
        body: { code: 'second_factor_failed' },
      })
    expect(await secondFactor(world, { challenge, totp: app.next() })).toMatchObject({
      status: 401,
      body: { code: 'challenge_not_found' },
    })
  })

  test('of one person takes no code of another', async () => {
    const { app } = await withTotp(world, 'onni')
    const { app: others, recoveryCodes } = await withTotp(world, 'helmi')
    const challenge = await challenged(world, 'onni')
    for (const answer of [{ totp: others.next() }, { recoveryCode: recoveryCodes[0] }])
      expect((await secondFactor(world, { challenge, ...answer })).body.code).toBe('second_factor_failed')
    expect((await secondFactor(world, { challenge, totp: app.next() })).body.membership.id).toBe(
      world.meri.members.onni.id,
    )
  })

  test('lasts five minutes by the clock of the organisation', async () => {
    const { app } = await withTotp(world, 'sanna')
    const challenge = await challenged(world, 'sanna')
    await advance(6)
    expect(await secondFactor(world, { challenge, totp: app.next() })).toMatchObject({
      status: 401,
      body: { code: 'challenge_not_found' },
    })
  })

  test.each(['nonsense', 'A'.repeat(43), 'x'.repeat(200)])(
    '%s that nobody made is not open',
    async challenge => {
      expect(await secondFactor(world, { challenge, totp: '123456' })).toMatchObject({
        status: 401,
        body: { code: 'challenge_not_found' },
      })
    },
  )

  test.each([
    {},
    { totp: '123456', recoveryCode: 'x' },
    { totp: '12345' },
    { totp: 123456 },
    { recoveryCode: '' },
    { password: 'x' },
  ])('is answered by exactly one thing, not by %o', async answer => {
    expect(await secondFactor(world, { challenge: 'A'.repeat(43), ...answer })).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
  })

  test('of somebody who was deactivated meanwhile, or has lost the second factor, begins nothing', async () => {
    const { browser, app } = await withTotp(world, 'aino')
    const challenge = await challenged(world, 'aino')
    await world.database.owner(`update memberships set status = 'deactivated' where id = $1`, [
      world.meri.members.aino.id,
    ])
    expect(await secondFactor(world, { challenge, totp: app.next() })).toMatchObject({
      status: 401,
      body: { code: 'sign_in_failed' },
    })
    await world.database.owner(`update memberships set status = 'active' where id = $1`, [
      world.meri.members.aino.id,
    ])

    expect((await browser.delete('/v1/me/sign-in/totp')).status).toBe(204)
    expect(await secondFactor(world, { challenge, totp: app.next() })).toMatchObject({
      status: 401,
      body: { code: 'second_factor_failed' },
    })
  })
})

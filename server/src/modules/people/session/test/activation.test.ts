import { beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../../../../test/world/founding.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { forgetMembership } from '../port.ts'
import { cookieOf, origin, withCookie } from './browser.ts'

const world = await startWorld()
const chosen = 'itse keksitty lause 9'

let guests = 0

/** Invites somebody new to Meri, or somebody with a given address. */
async function invite(
  email = `guest-${++guests}@meri.example`,
  admin: 'aino' | 'sanna' = 'aino',
): Promise<{ id: string; email: string; token: string }> {
  const answer = await world
    .as(admin)
    .post(
      '/v1/memberships',
      { firstNames: 'Kaisa', lastName: 'Vieras', role: 'employee', email },
      { 'idempotency-key': crypto.randomUUID() },
    )
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const { inviteUrl } = answer.body.invitation
  return { id: answer.body.id, email, token: new URL(inviteUrl).searchParams.get('token') ?? '' }
}

const activate = (token: string, withPassword: string = chosen) =>
  world.anonymous.post('/v1/session/activate', { token, password: withPassword }, { origin })

const signIn = (body: object) => world.anonymous.post('/v1/session', body, { origin })

describe('an activation link', () => {
  test('sets the password, makes the member active and signs them in', async () => {
    const guest = await invite()
    expect((await signIn({ email: guest.email, password: chosen })).status).toBe(401)
    const answer = await activate(guest.token)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        person: { email: guest.email },
        membership: { id: guest.id, displayName: 'Kaisa Vieras', role: 'employee' },
        organisation: { id: world.meri.id },
      },
    })
    const browser = withCookie(world, cookieOf(answer))
    expect((await browser.get('/v1/session')).body.membership.id).toBe(guest.id)
    expect((await world.as('aino').get(`/v1/memberships/${guest.id}`)).body.status).toBe('active')
    expect((await signIn({ email: guest.email, password: chosen })).status).toBe(201)
  })

  test('works once', async () => {
    const { token } = await invite()
    expect((await activate(token)).status).toBe(201)
    expect(await activate(token)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } })
  })

  test('used twice at the same moment works once', async () => {
    const { id, token } = await invite()
    const answers = await Promise.all([activate(token), activate(token, 'aivan toinen lause 8')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
    const links = await world.database.owner(
      `select from directory.person_memberships where membership_id = $1`,
      [id],
    )
    expect(links).toHaveLength(1)
  })

  test.each(['nonsense', 'A'.repeat(64), Buffer.alloc(48, 1).toString('base64url')])(
    'that nobody made is not found: %s',
    async token => {
      expect(await activate(token)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } })
    },
  )

  test('is replaced by a newer one', async () => {
    const guest = await invite()
    const again = await world.as('aino').post(`/v1/memberships/${guest.id}/invite`, {})
    expect(again.status).toBe(200)
    expect((await activate(guest.token)).status).toBe(404)
    expect((await activate(new URL(again.body.inviteUrl).searchParams.get('token') ?? '')).status).toBe(201)
  })

  test('is not used up by a password that is too weak', async () => {
    const { token } = await invite()
    expect(await activate(token, 'lyhyt')).toMatchObject({ status: 422, body: { code: 'password_too_weak' } })
    expect((await activate(token)).status).toBe(201)
  })

  test('of a deactivated member does not work', async () => {
    const { id, token } = await invite()
    expect((await world.as('aino').post(`/v1/memberships/${id}/deactivate`)).status).toBe(200)
    expect((await activate(token)).status).toBe(404)
  })

  test('from another site is refused', async () => {
    const { token } = await invite()
    const answer = await world.anonymous.post(
      '/v1/session/activate',
      { token, password: chosen },
      { origin: 'https://evil.example' },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } })
  })
})

describe('a person who has a password in another organisation', () => {
  const { ilmari } = world.tunturi.members
  let token = ''
  let id = ''
  beforeAll(async () => ({ token, id } = await invite(ilmari.email)))

  test('joins with it by a link that somebody has seen', async () => {
    const answer = await activate(token, password)
    expect(answer).toMatchObject({
      status: 201,
      body: { membership: { id }, organisation: { id: world.meri.id } },
    })
    expect(await signIn({ email: ilmari.email, password })).toMatchObject({
      status: 409,
      body: { code: 'organisation_required' },
    })
  })
})

describe('a member who is taken out of the directory', () => {
  const forget = (id: string) =>
    world.app.services.transactions.run(
      { orgId: world.meri.id, actor: systemActor, operation: 'test', requestId: 'test' },
      tx => forgetMembership(tx, { id }),
    )

  test('is forgotten with their sessions and their sign-in, and so is a person who was nothing else', async () => {
    const guest = await invite()
    const browser = withCookie(world, cookieOf(await activate(guest.token)))
    await forget(guest.id)
    world.app.services.authenticator.forget(world.meri.id)
    expect((await browser.get('/v1/session')).status).toBe(401)
    expect(
      await world.database.owner(`select from directory.persons where email = $1`, [guest.email]),
    ).toEqual([])
    for (const table of ['directory.session_tokens', 'directory.person_memberships', 'sessions'])
      expect(await world.database.owner(`select from ${table} where membership_id = $1`, [guest.id])).toEqual(
        [],
      )
  })

  test('and belongs to another organisation keeps their account there', async () => {
    const guest = await invite()
    await activate(guest.token)
    // As if mail had brought the link, the account is good elsewhere too.
    await world.database.owner(`update directory.persons set local_org_id = null where email = $1`, [
      guest.email,
    ])
    await activate((await invite(guest.email, 'sanna')).token)
    await forget(guest.id)
    expect(await signIn({ email: guest.email, password: chosen })).toMatchObject({
      status: 201,
      body: { organisation: { id: world.tunturi.id } },
    })
  })
})

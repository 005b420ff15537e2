import { beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../../../../test/world/founding.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { cookieOf, origin, signedIn, withCookie } from './browser.ts'

const world = await startWorld()
const { helmi } = world.meri.members
const { ilmari } = world.tunturi.members

// Helmi of Meri takes Ilmari's place in Tunturi too.
beforeAll(async () => {
  await world.database.owner(
    `update directory.person_memberships set person_id = (select id from directory.persons where email = $2)
     where membership_id = $1`,
    [ilmari.id, helmi.email],
  )
})

async function inMeri() {
  const answer = await world.anonymous.post(
    '/v1/session',
    { email: helmi.email, password, organisationId: world.meri.id },
    { origin },
  )
  return { browser: withCookie(world, cookieOf(answer)), session: answer.body }
}

describe('a person of several organisations', () => {
  test('is told which they are', async () => {
    const { browser } = await inMeri()
    expect((await browser.get('/v1/session/organisations')).body.items).toEqual([
      { id: world.meri.id, name: 'Meri Oy', sandbox: true, current: true },
      { id: world.tunturi.id, name: 'Tunturi Oy', sandbox: true, current: false },
    ])
  })

  test('goes on in another with a new token, and the former session is over', async () => {
    const { browser, session } = await inMeri()
    const answer = await browser.post('/v1/session/switch', { organisationId: world.tunturi.id })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        organisation: { id: world.tunturi.id },
        membership: { id: ilmari.id },
        person: { email: helmi.email },
      },
    })
    expect(answer.body.id).not.toBe(session.id)
    const there = withCookie(world, cookieOf(answer))
    expect((await there.get('/v1/me/access')).body.organisation.id).toBe(world.tunturi.id)
    expect((await browser.get('/v1/session')).status).toBe(401)
  })

  test('does not grow younger by switching', async () => {
    const { browser, session } = await inMeri()
    await world.database.owner(
      `update sessions set created_at = created_at - interval '5 hours', authenticated_at = authenticated_at - interval '5 hours'
       where id = $1`,
      [session.id],
    )
    const { body } = await browser.post('/v1/session/switch', { organisationId: world.tunturi.id })
    const lasts = Date.parse(body.expiresAt) - Date.now()
    expect(lasts).toBeLessThan(7.01 * 3_600_000)
    expect(lasts).toBeGreaterThan(6.99 * 3_600_000)
    expect(Date.now() - Date.parse(body.authenticatedAt)).toBeGreaterThan(4.9 * 3_600_000)
  })

  test('does not get into one that they are not in, that they have left, or that does not exist', async () => {
    const onni = await signedIn(world, 'onni')
    for (const organisationId of [world.tunturi.id, helmi.id])
      expect(await onni.post('/v1/session/switch', { organisationId })).toMatchObject({
        status: 404,
        body: { code: 'organisation_not_found' },
      })
    expect((await onni.get('/v1/session')).status).toBe(200)

    const { browser } = await inMeri()
    const admin = world.as('sanna')
    await admin.post(`/v1/memberships/${ilmari.id}/deactivate`)
    expect((await browser.get('/v1/session/organisations')).body.items).toHaveLength(1)
    expect(await browser.post('/v1/session/switch', { organisationId: world.tunturi.id })).toMatchObject({
      status: 404,
      body: { code: 'organisation_not_found' },
    })
    await admin.post(`/v1/memberships/${ilmari.id}/reactivate`)
  })
})

test('of six switches of one session at once, one makes a session', async () => {
  const { browser, session } = await inMeri()
  const before = await world.database.owner('select from sessions where org_id = $1', [world.tunturi.id])
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => browser.post('/v1/session/switch', { organisationId: world.tunturi.id })),
  )
  const [won, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect([
      [409, 'session_switched'],
      [401, 'invalid_token'],
    ]).toContainEqual([answer.status, answer.body.code])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const after = await world.database.owner('select from sessions where org_id = $1', [world.tunturi.id])
  expect(after.length - before.length).toBe(1)
  expect((await browser.get('/v1/session')).status).toBe(401)
  expect(await world.database.owner('select from sessions where id = $1', [session.id])).toEqual([])
  if (!won) throw new Error('no switch was carried out')
  expect((await withCookie(world, cookieOf(won)).get('/v1/session')).body.organisation.id).toBe(
    world.tunturi.id,
  )
})

import { expect, test } from 'vitest'
import { startServedWorld } from '../browser/served-world.ts'
import { connect, discover, refusal, register } from '../../src/modules/people/connected-apps/test/app.ts'
import { MemberBrowser } from '../../src/modules/people/connected-apps/test/member-browser.ts'
import { signedInAt } from '../../src/modules/people/connected-apps/test/signed-in.ts'
import { resetRequests } from '../../src/modules/people/session/passwords/requests.ts'
import * as roster from '../../src/modules/people/members/port.ts'
import * as oauth from 'openid-client'
import type { Client } from '../world/client.ts'
import { password } from '../world/founding.ts'
import { grantTo } from '../world/granting.ts'
import { mailsWritten } from '../world/mail.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
const aino = world.as('aino')

// The clocks of Beirut skip the hour after this day's midnight, which is 22:00 in UTC all the same.
const lastDay = '2027-03-27'
const advance = async (to: string) =>
  expect(await aino.post('/v1/sandbox/clock/advance', { to })).toMatchObject({ status: 200 })
expect(await aino.patch('/v1/settings', { timeZone: 'Asia/Beirut' })).toMatchObject({ status: 200 })
await advance(`${lastDay}T10:00:00Z`)

const statusOf = async (client: Client) => {
  const { status, body } = await client.get('/v1/me/access')
  return status === 200 ? 200 : body.code
}
const signIn = async () => {
  const body = { email: members.eero.email, password }
  const answer = await world.anonymous.post('/v1/session', body, { origin })
  return answer.status === 201 ? 201 : answer.body.code
}
const resetsMailed = async () => {
  await world.anonymous.post('/v1/session/forgotten-password', { email: members.eero.email }, { origin })
  await resetRequests(world.app.services, roster).flush()
  return (await mailsWritten(world.database, { to: members.eero.email, kind: 'password_reset' })).length
}

test('whoever leaves has no access from the first instant of the next day, by any credential, without any job', async () => {
  const admin = await signedInAt(world, 'aino')
  const app = await register(admin, { scope: ['reports.team'] })
  const config = await discover(origin, app)
  const browser = new MemberBrowser(origin)
  await browser.signIn(members.eero.email)
  const tokens = await connect(config, browser, { scope: 'reports.team offline_access' })
  const service = await world.key('eero', { kind: 'service', scope: ['reports.team'] })
  const credentials: Record<string, Client> = {
    session: await signedInAt(world, 'eero'),
    'personal key': world.as('eero'),
    'service key': world.withKey(service.secret),
    'access token': world.withKey(tokens.access_token),
  }
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(credentials).map(async ([name, client]) => [name, await statusOf(client)] as const),
      ),
    )
  const leaving = { endDate: lastDay, reasonCode: 'own_notice' }
  expect(await aino.post(`/v1/memberships/${members.eero.id}/termination`, leaving)).toMatchObject({
    status: 200,
  })

  await advance(`${lastDay}T21:50:00Z`)
  // Begun anew, so that it is not for want of use that it ends.
  credentials['session'] = await signedInAt(world, 'eero')
  expect(await statuses()).toEqual({
    session: 200,
    'personal key': 200,
    'service key': 200,
    'access token': 200,
  })
  expect(await signIn()).toBe(201)
  expect(await resetsMailed()).toBe(1)

  await advance(`${lastDay}T22:00:00Z`)
  expect(await statuses()).toEqual({
    session: 'invalid_token',
    'personal key': 'api_key_owner_inactive',
    'service key': 'api_key_owner_inactive',
    'access token': 'api_key_owner_inactive',
  })
  expect(await signIn()).toBe('sign_in_failed')
  expect(await resetsMailed()).toBe(1)
  expect(await refusal(oauth.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  expect(await aino.get(`/v1/memberships/${members.eero.id}`)).toMatchObject({ body: { status: 'active' } })
  const again = await signedInAt(world, 'aino')
  expect((await again.get(`/v1/api-keys/${service.id}`)).body.state).toBe('owner_inactive')
  expect((await again.get('/v1/api-keys?state=owner_inactive&limit=100')).body.items).toContainEqual(
    expect.objectContaining({ id: service.id }),
  )

  // Whose termination is cancelled has their keys again.
  expect(await aino.delete(`/v1/memberships/${members.eero.id}/termination`)).toMatchObject({ status: 200 })
  expect(await statusOf(world.as('eero'))).toBe(200)
  expect(await signIn()).toBe(201)
})

test('a dated grant begins and ends with its day', async () => {
  await grantTo(world, members.veera.id, ['payroll.run'], [1, 1])
  const capabilities = async () => (await world.as('veera').get('/v1/me/access')).body.capabilities
  await advance('2027-03-28T20:30:00Z')
  expect(await capabilities()).toEqual([])
  await advance('2027-03-28T21:00:00Z')
  expect(await capabilities()).toEqual(['payroll.run'])
  await advance('2027-03-29T20:30:00Z')
  expect(await capabilities()).toEqual(['payroll.run'])
  await advance('2027-03-29T21:00:00Z')
  expect(await capabilities()).toEqual([])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { startServedWorld } from '../../../../../test/browser/served-world.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { deskOf } from '../../../records/attachments/test/desk.ts'
import { png } from '../../../records/attachments/test/uploads.ts'
import { connect, discover, refusal, register } from './app.ts'
import * as oauth from 'openid-client'
import { MemberBrowser } from './member-browser.ts'
import { signedInAt } from './signed-in.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri
const desk = deskOf(world)
const grants = '/v1/oauth-grants'

let admin: Client
let eero: Client
let veera: Client
let config: oauth.Configuration
const browsers: Record<string, MemberBrowser> = {}
beforeAll(async () => {
  ;[admin, eero, veera] = await Promise.all([
    signedInAt(world, 'aino'),
    signedInAt(world, 'eero'),
    signedInAt(world, 'veera'),
  ])
  config = await discover(origin, await register(admin, { scope: ['reports.team'] }))
  for (const name of ['eero', 'veera'] as const) {
    const browser = new MemberBrowser(origin)
    await browser.signIn(members[name].email)
    browsers[name] = browser
  }
})

/** Connects the app for somebody; answers the tokens and the grant as its member sees it. */
async function connected(name: 'eero' | 'veera') {
  const browser = browsers[name]
  if (!browser) throw new Error('nobody')
  const tokens = await connect(config, browser, { scope: 'reports.team offline_access' })
  const listed = await (name === 'eero' ? eero : veera).get(`${grants}?limit=1`)
  return { tokens, grant: listed.body.items[0] }
}
const statusOf = async (token: string) => (await world.withKey(token).get('/v1/me/access')).status

test('a member sees what they have allowed, in words of the app', async () => {
  const { grant } = await connected('eero')
  expect(grant).toMatchObject({
    clientName: 'Reporting board',
    membershipId: members.eero.id,
    scope: ['reports.team'],
    readOnly: false,
    offlineAccess: true,
    state: 'active',
    endedAt: null,
    endReason: null,
  })
  expect((await eero.get(`${grants}/${grant.id}`)).body).toEqual(grant)
  // Thirty days from the refresh token, in real time.
  const days = (Date.parse(grant.expiresAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

describe('of the grants of others', () => {
  test('a member knows nothing, an administrator everything of their organisation', async () => {
    const { grant } = await connected('veera')
    const strangers = await signedInAt(world, 'sanna')
    for (const who of [eero, strangers]) {
      expect(await who.get(`${grants}/${grant.id}`)).toMatchObject({
        status: 404,
        body: { code: 'oauth_grant_not_found' },
      })
      expect(await who.delete(`${grants}/${grant.id}`)).toMatchObject({
        status: 404,
        body: { code: 'oauth_grant_not_found' },
      })
      const listed = await who.get(`${grants}?membershipId=${members.veera.id}`)
      expect(listed).toMatchObject({ status: 200, body: { items: [] } })
    }
    expect((await admin.get(`${grants}/${grant.id}`)).status).toBe(200)
    const listed = await admin.get(`${grants}?membershipId=${members.veera.id}`)
    expect(listed.body.items.map(({ id }: { id: string }) => id)).toContain(grant.id)
    expect(
      (await veera.get(grants)).body.items.every(
        ({ membershipId }: { membershipId: string }) => membershipId === members.veera.id,
      ),
    ).toBe(true)
  })
})

describe('ending a grant', () => {
  test('stops its tokens at once, and leaves others alone', async () => {
    const [ended, kept] = [await connected('eero'), await connected('eero')]
    expect(await statusOf(ended.tokens.access_token)).toBe(200)
    expect((await eero.delete(`${grants}/${ended.grant.id}`)).status).toBe(204)
    expect(await statusOf(ended.tokens.access_token)).toBe(401)
    expect(await refusal(oauth.refreshTokenGrant(config, ended.tokens.refresh_token ?? ''))).toBe(
      'invalid_grant',
    )
    expect(await statusOf(kept.tokens.access_token)).toBe(200)
    expect((await eero.get(`${grants}/${ended.grant.id}`)).body).toMatchObject({
      state: 'ended',
      endReason: 'ended_by_member',
      endedAt: expect.any(String),
    })
  })

  test('ends the download URLs that were asked for with its tokens', async () => {
    const [ended, kept] = [await connected('eero'), await connected('eero')]
    const id = await desk.finalized(await desk.dayTarget(world.as('eero')), png, {}, world.as('eero'))
    const [first, second] = await Promise.all(
      [ended, kept].map(({ tokens }) => desk.link(world.withKey(tokens.access_token), id)),
    )
    expect((await desk.follow(first ?? '')).bytes).toEqual(png)
    expect((await eero.delete(`${grants}/${ended.grant.id}`)).status).toBe(204)
    const after = await desk.follow(first ?? '')
    expect([after.status, JSON.parse(after.text).code]).toEqual([410, 'download_url_invalid'])
    expect((await desk.follow(second ?? '')).bytes).toEqual(png)
  })

  test('twice changes nothing and tells the audit trail once', async () => {
    const { grant } = await connected('veera')
    expect((await admin.delete(`${grants}/${grant.id}`)).status).toBe(204)
    const after = await veera.get(`${grants}/${grant.id}`)
    expect((await veera.delete(`${grants}/${grant.id}`)).status).toBe(204)
    expect((await veera.get(`${grants}/${grant.id}`)).body).toEqual(after.body)
    expect(after.body.endReason).toBe('ended_by_administrator')
    const lines = await world.database.owner<{ action: string; kind: string; actor: string }>(
      `select action, credential_kind as kind, actor_membership_id as actor
       from audit_entries where target_id = $1 order by at, id`,
      [grant.id],
    )
    expect(lines).toEqual([
      { action: 'oauth_grants.consent', kind: 'session', actor: members.veera.id },
      { action: 'oauth_grants.end', kind: 'session', actor: members.aino.id },
    ])
  })
})

test('grants are filtered by state, app and member, paged and swept', async () => {
  const { grant } = await connected('veera')
  await world.database.owner(
    `update oauth_grants set expires_at = now() - interval '1 second' where id = $1`,
    [grant.id],
  )
  const idsOf = async (query: string) =>
    (await admin.get(`${grants}?limit=100&${query}`)).body.items.map(({ id }: { id: string }) => id)
  expect((await veera.get(`${grants}/${grant.id}`)).body.state).toBe('expired')
  expect(await idsOf('state=expired')).toEqual([grant.id])
  expect(await idsOf('state=active')).not.toContain(grant.id)
  expect(await idsOf('state=ended')).not.toContain(grant.id)
  expect(await idsOf('state=owner_inactive')).toEqual([])
  expect(await idsOf(`clientId=${grant.clientId}`)).toContain(grant.id)
  expect(await idsOf(`clientId=${grant.id}`)).toEqual([])
  expect(await idsOf(`updatedSince=${grant.updatedAt}`)).toContain(grant.id)
  const first = await admin.get(`${grants}?limit=1`)
  const second = await admin.get(`${grants}?limit=1&cursor=${first.body.pageInfo.nextCursor}`)
  expect(second.body.items[0].id).not.toBe(first.body.items[0].id)
  const foreign = await eero.get(`${grants}?limit=1&cursor=${first.body.pageInfo.nextCursor}`)
  expect(foreign).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  expect((await admin.get(`${grants}?state=over`)).status).toBe(400)
})

test('the grants of a member go with the member', async () => {
  const made = await world.as('helmi').post(
    '/v1/memberships',
    {
      firstNames: 'Uusi',
      lastName: 'Jäsen',
      role: 'employee',
    },
    { 'idempotency-key': 'leaving' },
  )
  const client = (await admin.get('/v1/oauth-clients')).body.items[0].id
  await world.database.owner(
    `insert into oauth_grants (org_id, id, client_id, membership_id, scope, read_only, offline_access, expires_at,
       created_at, updated_at)
     values ($1, $2, $3, $2, '{}', false, false, now(), now(), now())`,
    [world.meri.id, made.body.id, client],
  )
  expect((await world.as('aino').delete(`/v1/memberships/${made.body.id}`)).status).toBe(204)
  expect(await world.database.owner('select 1 from oauth_grants where id = $1', [made.body.id])).toEqual([])
})

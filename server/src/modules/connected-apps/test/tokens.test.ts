// Isolated: it sets the clock of its process.
import * as oauth from 'openid-client'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startServedWorld } from '../../../../test/browser/served-world.ts'
import { holdWriteLock } from '../../../../test/lifecycle/held-lock.ts'
import type { Client } from '../../../../test/world/client.ts'
import { connect, discover, refusal, register, type Registered } from './app.ts'
import { grantUses } from '../tokens/credential-source.ts'
import { sweepExpired } from '../authorization-server/sweep.ts'
import { MemberBrowser } from './member-browser.ts'
import { signedInAt } from './signed-in.ts'

const world = await startServedWorld()
const { origin } = world
const { members } = world.meri

let admin: Client
let app: Registered
let config: oauth.Configuration
let browser: MemberBrowser
beforeAll(async () => {
  admin = await signedInAt(world, 'aino')
  app = await register(admin, { scope: ['reports.team', 'worktime.supervise'] })
  config = await discover(origin, app)
  browser = new MemberBrowser(origin)
  await browser.signIn(members.eero.email)
})
afterEach(() => vi.useRealTimers())

const scope = 'reports.team worktime.supervise offline_access'
const access = (token: string) => world.withKey(token).get('/v1/me/access')
const statusOf = async (token: string) => {
  const { status, body } = await access(token)
  return status === 200 ? 200 : body.code
}
const refresh = (tokens: oauth.TokenEndpointResponse, parameters?: Record<string, string>, by = config) =>
  oauth.refreshTokenGrant(by, tokens.refresh_token ?? '', parameters)
const newestGrant = async () => (await admin.get('/v1/oauth-grants?limit=1')).body.items[0]
const auditOf = async (id: string) =>
  (
    await world.database.owner<{ action: string }>(
      'select action from audit_entries where target_id = $1 order by at, id',
      [id],
    )
  ).map(({ action }) => action)
/** Lets a while pass for everybody who asks for the time. */
const pass = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + seconds * 1000)
}

describe('a refresh token', () => {
  test('is used once and gives another; the earlier access token goes on', async () => {
    const first = await connect(config, browser, { scope })
    const second = await refresh(first)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await statusOf(first.access_token)).toBe(200)
    expect(await statusOf(second.access_token)).toBe(200)
    expect((await refresh(second)).access_token).toBeTruthy()
  })

  test('that comes twice ends the whole grant, for thief and app alike', async () => {
    const first = await connect(config, browser, { scope })
    const grant = await newestGrant()
    const second = await refresh(first)
    expect(await refusal(refresh(first))).toBe('invalid_grant')
    for (const { access_token: token } of [first, second]) expect(await statusOf(token)).toBe('invalid_token')
    expect(await refusal(refresh(second))).toBe('invalid_grant')
    expect(await newestGrant()).toMatchObject({
      id: grant.id,
      state: 'ended',
      endReason: 'refresh_token_reused',
    })
    expect(await auditOf(grant.id)).toEqual([
      'oauth_grants.consent',
      'oauth_grants.refresh_token_reused',
      'oauth_grants.end',
    ])
  })

  test('that comes several times at once gives at most one answer, and that one is dead', async () => {
    const first = await connect(config, browser, { scope })
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => refresh(first)))
    const given = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(given.length).toBeLessThanOrEqual(1)
    for (const tokens of given) {
      expect(await statusOf(tokens.access_token)).toBe('invalid_token')
      expect(await refusal(refresh(tokens))).toBe('invalid_grant')
    }
    expect(await newestGrant()).toMatchObject({ state: 'ended', endReason: 'refresh_token_reused' })
  })

  test('gives less when less is asked for, and never more', async () => {
    const first = await connect(config, browser, { scope: 'reports.team offline_access' })
    const less = await refresh(first, { scope: 'me' })
    expect((await access(less.access_token)).body.capabilities).toEqual([])
    for (const wanted of ['reports.team worktime.supervise', 'org.admin', 'openid'])
      expect(await refusal(refresh(less, { scope: wanted }))).toBe('invalid_scope')
    expect((await access((await refresh(less)).access_token)).body.capabilities).toEqual(['reports.team'])
  })

  test('is of no use to another app, and of no use as an access token', async () => {
    const first = await connect(config, browser, { scope })
    const other = await discover(origin, await register(admin))
    expect(await refusal(refresh(first, {}, other))).toBe('invalid_grant')
    expect(await statusOf(first.refresh_token ?? '')).toBe('invalid_token')
    expect((await refresh(first)).access_token).toBeTruthy()
  })

  test('is forgotten after 30 days without use', async () => {
    let tokens = await connect(config, browser, { scope })
    pass(29 * 24 * 3600)
    tokens = await refresh(tokens)
    pass(31 * 24 * 3600)
    expect(await refusal(refresh(tokens))).toBe('invalid_grant')
  })

  test('does not outlive the year after which the member is asked again', async () => {
    let tokens = await connect(config, browser, { scope })
    for (let month = 0; month < 12; month++) {
      pass(29 * 24 * 3600)
      tokens = await refresh(tokens)
    }
    pass(18 * 24 * 3600)
    expect(await refusal(refresh(tokens))).toBe('invalid_grant')
  })
})

describe('an access token', () => {
  test('ends after an hour of real time', async () => {
    const tokens = await connect(config, browser, { scope })
    expect(await statusOf(tokens.access_token)).toBe(200)
    pass(3599)
    expect(await statusOf(tokens.access_token)).toBe(200)
    pass(2)
    expect(await statusOf(tokens.access_token)).toBe('invalid_token')
    expect((await refresh(tokens)).access_token).toBeTruthy()
  })

  test('does not follow a sandbox’s clock', async () => {
    const tokens = await connect(config, browser, { scope })
    await world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 24 * 60 })
    expect(await statusOf(tokens.access_token)).toBe(200)
    browser = new MemberBrowser(origin)
    await browser.signIn(members.eero.email)
    admin = await signedInAt(world, 'aino')
  })

  test('dies with its member’s status and lives again with it', async () => {
    const veera = new MemberBrowser(origin)
    await veera.signIn(members.veera.email)
    const tokens = await connect(config, veera, { scope: 'offline_access' })
    expect(await statusOf(tokens.access_token)).toBe(200)
    const membership = `/v1/memberships/${members.veera.id}`
    await world.as('helmi').post(`${membership}/deactivate`, {})
    expect(await statusOf(tokens.access_token)).toBe('api_key_owner_inactive')
    expect(await refusal(refresh(tokens))).toBe('invalid_grant')
    const introspected = await oauth.tokenIntrospection(config, tokens.access_token)
    expect(introspected).toEqual({ active: false })
    expect(await newestGrant()).toMatchObject({ state: 'owner_inactive' })
    await world.as('helmi').post(`${membership}/reactivate`, {})
    expect(await statusOf(tokens.access_token)).toBe(200)
  })

  test('loses at once what its member loses, and what the app loses', async () => {
    const wide = await register(admin, { scope: ['reports.team', 'worktime.supervise'] })
    const tokens = await connect(await discover(origin, wide), browser, { scope })
    expect((await access(tokens.access_token)).body.capabilities).toEqual([
      'reports.team',
      'worktime.supervise',
    ])
    await admin.patch(`/v1/oauth-clients/${wide.id}`, { scope: ['reports.team'] })
    expect((await access(tokens.access_token)).body.capabilities).toEqual(['reports.team'])
    await world.as('aino').patch(`/v1/memberships/${members.elina.id}`, { role: 'manager' })
    const elina = new MemberBrowser(origin)
    await elina.signIn(members.elina.email)
    const hers = await connect(await discover(origin, wide), elina, { scope: 'reports.team' })
    expect((await access(hers.access_token)).body.capabilities).toEqual(['reports.team'])
    await world.as('aino').patch(`/v1/memberships/${members.elina.id}`, { role: 'employee' })
    expect((await access(hers.access_token)).body.capabilities).toEqual([])
    await world.as('aino').patch(`/v1/memberships/${members.elina.id}`, { role: 'manager' })
  })

  test('ends with its app, which then knows nobody', async () => {
    const doomed = await register(admin)
    const by = await discover(origin, doomed)
    const tokens = await connect(by, browser, { scope: 'offline_access' })
    await admin.delete(`/v1/oauth-clients/${doomed.id}`)
    expect(await statusOf(tokens.access_token)).toBe('invalid_token')
    expect(await refusal(refresh(tokens, {}, by))).toBe('invalid_client')
    expect(await newestGrant()).toMatchObject({
      state: 'ended',
      endReason: 'app_deleted',
      clientName: 'Reporting board',
    })
  })

  test('only reads when the member was told so, also after a refresh that does not say it', async () => {
    const asked = await connect(config, browser, { scope: 'read_only offline_access' })
    const app2 = await register(admin, { readOnly: true })
    const registered = await connect(await discover(origin, app2), browser)
    const again = await refresh(asked, { scope: 'me' })
    const day = '/v1/me/work-days/2026-10-14/entries'
    for (const { access_token: token } of [asked, registered, again]) {
      expect((await access(token)).body.credential.readOnly).toBe(true)
      expect(await world.withKey(token).put(day, { entries: [] })).toMatchObject({
        status: 403,
        body: { code: 'read_only_key' },
      })
    }
    await admin.patch(`/v1/oauth-clients/${app.id}`, { readOnly: true })
    onTestFinished(async () => void (await admin.patch(`/v1/oauth-clients/${app.id}`, { readOnly: false })))
    const written = await connect(config, browser, { scope })
    expect((await access(written.access_token)).body.credential.readOnly).toBe(true)
  })

  test('acts as its member does, with an Idempotency-Key where keys need one', async () => {
    const tokens = await connect(config, browser, { scope })
    const asApp = world.withKey(tokens.access_token)
    const day = `/v1/team/members/${members.onni.id}/work-days/2026-10-14`
    const { catalogs } = world.meri
    const entries = [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }]
    expect((await asApp.put(`${day}/entries`, { entries })).status).toBe(200)
    const grant = await newestGrant()
    const [line] = await world.database.owner<{ actor: string; kind: string; credential: string }>(
      `select actor_membership_id as actor, credential_kind as kind, credential_id as credential
       from audit_entries where credential_kind = 'oauth' and actor_membership_id is not null order by at desc limit 1`,
    )
    expect(line).toEqual({ actor: members.eero.id, kind: 'oauth', credential: grant.id })
  })

  test('leaves word of when it was last used', async () => {
    const tokens = await connect(config, browser)
    const before = await newestGrant()
    expect(before.lastUsedAt).toBeNull()
    await access(tokens.access_token)
    await grantUses(world.app.services.database).flush()
    const after = await newestGrant()
    expect(after.lastUsedAt).not.toBeNull()
    expect(after.updatedAt).toBe(before.updatedAt)
  })

  test.for(['kt_test_oauth_x', `kt_test_oauth_${'0'.repeat(49)}`, 'kt_test_code_x', 'kt_live_refresh_x'])(
    '%s is none',
    async token => {
      expect(await statusOf(token)).toBe('invalid_token')
    },
  )
})

describe('an app', () => {
  test('revokes a token and with it the whole grant; other tokens stay', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const [ended, kept] = [
        await connect(config, browser, { scope }),
        await connect(config, browser, { scope }),
      ]
      await oauth.tokenRevocation(config, ended[which] ?? '')
      expect(await statusOf(ended.access_token)).toBe('invalid_token')
      expect(await refusal(refresh(ended))).toBe('invalid_grant')
      expect(await statusOf(kept.access_token)).toBe(200)
      // RFC 7009 §2.2: a token that is none is as good as revoked.
      await oauth.tokenRevocation(config, ended[which] ?? '')
      await oauth.tokenRevocation(config, 'nothing')
    }
    const grants = (await admin.get('/v1/oauth-grants?limit=2')).body.items
    expect(grants[1]).toMatchObject({ state: 'ended', endReason: 'revoked_by_app' })
  })

  test('neither revokes nor sees the tokens of another one', async () => {
    const tokens = await connect(config, browser, { scope })
    const other = await discover(origin, await register(admin))
    await oauth.tokenRevocation(other, tokens.access_token)
    expect(await statusOf(tokens.access_token)).toBe(200)
    expect(await oauth.tokenIntrospection(other, tokens.access_token)).toEqual({ active: false })
    expect(await oauth.tokenIntrospection(config, tokens.access_token)).toMatchObject({
      active: true,
      client_id: app.id,
      sub: members.eero.id,
      iss: origin,
      token_type: 'Bearer',
    })
  })

  test('goes on with its old secret for as long as was said', async () => {
    const rotating = await register(admin, {})
    const rotated = await admin.post(`/v1/oauth-clients/${rotating.id}/rotate`, { overlapMinutes: 60 })
    const fresh = { ...rotating, clientSecret: rotated.body.clientSecret as string }
    for (const one of [rotating, fresh])
      expect((await connect(await discover(origin, one), browser)).access_token).toBeTruthy()
    const last = await admin.post(`/v1/oauth-clients/${rotating.id}/rotate`, {})
    for (const one of [rotating, fresh])
      expect(await refusal(connect(await discover(origin, one), browser))).toBe('invalid_client')
    const newest = { ...rotating, clientSecret: last.body.clientSecret as string }
    expect((await connect(await discover(origin, newest), browser)).access_token).toBeTruthy()
  })

  test('in a page may fetch tokens from its own origin, another page may not', async () => {
    const spa = await register(admin, { kind: 'public', redirectUris: ['https://spa.example/callback'] })
    const ask = (from: string) =>
      fetch(`${origin}/oauth/token`, {
        method: 'POST',
        headers: { origin: from },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: spa.id }),
      })
    expect((await ask('https://spa.example')).headers.get('access-control-allow-origin')).toBe(
      'https://spa.example',
    )
    const foreign = await ask('https://evil.example')
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(await foreign.json()).toMatchObject({ error: 'invalid_request' })
    const preflight = await fetch(`${origin}/oauth/token`, {
      method: 'OPTIONS',
      headers: { origin: 'https://spa.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
  })

  test.for([
    ['', 'application/x-www-form-urlencoded'],
    ['grant_type=password&username=a&password=b', 'application/x-www-form-urlencoded'],
    ['grant_type=client_credentials', 'application/x-www-form-urlencoded'],
    ['{"grant_type":"refresh_token"}', 'application/json'],
    [
      'grant_type=refresh_token&grant_type=refresh_token&refresh_token=x',
      'application/x-www-form-urlencoded',
    ],
    [`grant_type=refresh_token&refresh_token=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded'],
  ] as const)('that sends “%s” is told what is wrong', async ([body, type]) => {
    const answer = await fetch(`${origin}/oauth/token`, {
      method: 'POST',
      headers: {
        'content-type': type,
        authorization: `Basic ${Buffer.from(`${app.id}:${app.clientSecret}`).toString('base64')}`,
      },
      body,
    })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(await answer.json()).toMatchObject({
      error: expect.stringMatching(/^(invalid_request|unsupported_grant_type)$/),
    })
  })
})

test('while an organisation is busy an app is told so, and nothing is lost', async () => {
  const tokens = await connect(config, browser, { scope })
  const held = await holdWriteLock(world.database, world.meri.id)
  const busy = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${app.id}:${app.clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' }),
  })
  expect(busy.status).toBe(503)
  expect(await busy.json()).toMatchObject({ error: 'temporarily_unavailable' })
  await held.release()
  expect((await refresh(tokens)).access_token).toBeTruthy()
})

test('what is over is swept away, and nothing else', async () => {
  const over = await connect(config, browser)
  const alive = await connect(config, browser, { scope })
  const count = async () => {
    const [row] = await world.database.owner<{ tokens: string; directory: string; interactions: string }>(
      `select (select count(*) from oauth_tokens) as tokens,
         (select count(*) from directory.oauth_tokens) as directory,
         (select count(*) from directory.oauth_interactions) as interactions`,
    )
    return {
      tokens: Number(row?.tokens),
      directory: Number(row?.directory),
      interactions: Number(row?.interactions),
    }
  }
  pass(3 * 3600)
  await sweepExpired(world.app.services)
  const after = await count()
  expect(after.interactions).toBe(0)
  expect(after.tokens).toBe(after.directory)
  vi.useRealTimers()
  expect(await statusOf(over.access_token)).toBe('invalid_token')
  expect((await refresh(alive)).access_token).toBeTruthy()
})

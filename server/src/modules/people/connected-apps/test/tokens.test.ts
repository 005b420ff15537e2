// Isolated: it sets the clock of its process.
import { describe, expect, onTestFinished, test } from 'vitest'
import * as oauth from 'openid-client'
import { connect, discover, refusal, register } from './app.ts'
import { grantUses } from '../tokens/credential-source.ts'
import { MemberBrowser } from './member-browser.ts'
import { startWorldWithTokens } from './tokens-of-app.ts'

const {
  world,
  origin,
  members,
  admin,
  app,
  config,
  browser,
  scope,
  access,
  statusOf,
  refresh,
  newestGrant,
  auditOf,
  pass,
} = await startWorldWithTokens()

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
    // From here on the clock stands still, so that what the test itself takes is not counted.
    pass(0)
    const tokens = await connect(config, browser, { scope })
    expect(await statusOf(tokens.access_token)).toBe(200)
    pass(3599)
    expect(await statusOf(tokens.access_token)).toBe(200)
    pass(2)
    expect(await statusOf(tokens.access_token)).toBe('invalid_token')
    expect((await refresh(tokens)).access_token).toBeTruthy()
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

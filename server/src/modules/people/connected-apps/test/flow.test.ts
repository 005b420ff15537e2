import { describe, expect, test } from 'vitest'
import * as oauth from 'openid-client'
import { authorizationRequest, connect, discover, redeem, register } from './app.ts'
import { MemberBrowser } from './member-browser.ts'
import { startWorldWithApp } from './app-of-meri.ts'

const { world, origin, members, admin, app, config, browser, access, refusalOf } = await startWorldWithApp()

describe('the metadata', () => {
  test('tells what there is and nothing of OpenID Connect', async () => {
    const answer = await fetch(`${origin}/.well-known/oauth-authorization-server`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      introspection_endpoint: `${origin}/oauth/introspect`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      response_modes_supported: ['query'],
      response_types_supported: ['code'],
      scopes_supported: expect.arrayContaining(['me', 'org.admin', 'read_only', 'offline_access']),
      service_documentation: `${origin}/docs`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      ui_locales_supported: ['fi', 'sv', 'en'],
    })
    expect((await fetch(`${origin}/.well-known/openid-configuration`)).status).toBe(404)
  })

  test('believes no proxy headers of a stranger', async () => {
    const answer = await fetch(`${origin}/.well-known/oauth-authorization-server`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(await answer.json()).toMatchObject({ token_endpoint: `${origin}/oauth/token` })
  })
})

describe('the code flow', () => {
  test('an app finds us, is allowed and acts as the member within what was given', async () => {
    const tokens = await connect(config, browser, { scope: 'reports.team payroll.run offline_access' })
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(tokens.access_token).toMatch(/^kt_test_oauth_[0-9A-Za-z]{49}$/)
    expect(tokens.refresh_token).toMatch(/^kt_test_refresh_[0-9A-Za-z]{49}$/)
    // A manager does not run payroll, so the app was not given it.
    expect(tokens.scope?.split(' ').sort()).toEqual(['me', 'offline_access', 'reports.team'])
    expect(await access(tokens.access_token)).toMatchObject({
      status: 200,
      body: {
        membership: { id: members.eero.id },
        capabilities: ['reports.team'],
        credential: { kind: 'oauth', name: 'Reporting board', scope: ['reports.team'], readOnly: false },
      },
    })
    const asApp = world.withKey(tokens.access_token)
    const day = `/v1/team/members/${members.onni.id}/work-days/2026-10-14`
    expect(await asApp.put(`${day}/entries`, { entries: [] })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  })

  test('an app asks for nothing and reaches what is the member’s own', async () => {
    const tokens = await connect(config, browser)
    expect(tokens.scope).toBe('me')
    expect(tokens.refresh_token).toBeUndefined()
    expect((await access(tokens.access_token)).body.capabilities).toEqual([])
    const days = await world
      .withKey(tokens.access_token)
      .get('/v1/me/work-days?from=2026-10-01&to=2026-10-02')
    expect(days.status).toBe(200)
  })

  test('a public app proves itself by PKCE alone', async () => {
    const publicApp = await register(admin, { kind: 'public', scope: ['reports.team'] })
    const tokens = await connect(await discover(origin, publicApp), browser, { scope: 'reports.team' })
    expect((await access(tokens.access_token)).body.capabilities).toEqual(['reports.team'])
  })

  test('a secret may be sent in the body as well', async () => {
    const posting = await discover(origin, app, oauth.ClientSecretPost(app.clientSecret ?? ''))
    expect((await connect(posting, browser)).access_token).toBeTruthy()
  })

  test('an app on a device is answered at whatever port of the loopback interface', async () => {
    const device = await register(admin, { kind: 'public', redirectUris: ['http://127.0.0.1/callback'] })
    const tokens = await connect(await discover(origin, device), browser, {
      redirectUri: 'http://127.0.0.1:49152/callback',
    })
    expect(tokens.access_token).toBeTruthy()
  })

  test('whoever is not signed in signs in and comes back to the request', async () => {
    const someone = new MemberBrowser(origin)
    const request = await authorizationRequest(config)
    const path = await someone.open(request.url)
    const sent = await someone.send(path)
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(path)}`)
    await someone.signIn(members.veera.email)
    const tokens = await redeem(config, await someone.decide(path), request)
    expect((await access(tokens.access_token)).body.membership.id).toBe(members.veera.id)
  })

  test('a member who says no is no error of the app', async () => {
    const request = await authorizationRequest(config)
    const callback = await browser.decide(await browser.open(request.url), 'deny')
    expect(callback.searchParams.get('error')).toBe('access_denied')
    expect(callback.searchParams.get('state')).toBe(request.state)
    expect(callback.searchParams.get('iss')).toBe(origin)
    await expect(redeem(config, callback, request)).rejects.toMatchObject({ error: 'access_denied' })
  })

  test('a member is asked every time', async () => {
    await connect(config, browser)
    const { url } = await authorizationRequest(config, { prompt: 'none' })
    expect(await refusalOf(url)).toBe('consent_required')
    expect(await browser.open((await authorizationRequest(config)).url)).toMatch(/^\/oauth\/consent\//)
  })

  test('the answer carries state and issuer, and another one is not taken', async () => {
    const request = await authorizationRequest(config)
    const callback = await browser.allow(request.url)
    expect(callback.searchParams.get('state')).toBe(request.state)
    expect(callback.searchParams.get('iss')).toBe(origin)
    const mixedUp = new URL(callback)
    mixedUp.searchParams.set('iss', 'https://evil.example')
    await expect(redeem(config, mixedUp, request)).rejects.toThrow()
    await expect(redeem(config, callback, { ...request, state: 'another' })).rejects.toThrow()
  })

  test('leaves no session of its own in the browser', async () => {
    await connect(config, browser)
    expect(browser.cookieNames.filter(name => name.startsWith('konttori_oauth_session'))).toEqual([])
  })
})

test('a request may name a resource and carry whatever state', async () => {
  const state = `ä <"'> ${'x'.repeat(2000)}`
  const { url, verifier } = await authorizationRequest(config, {
    state,
    resource: `${origin}/v1`,
    ui_locales: 'fi',
  })
  const callback = await browser.allow(url)
  expect(callback.searchParams.get('state')).toBe(state)
  expect((await redeem(config, callback, { verifier, state })).access_token).toBeTruthy()
})

describe('the request for consent', () => {
  test('is of no use in another browser, so nobody can agree for somebody else', async () => {
    const attacker = new MemberBrowser(origin)
    const path = await attacker.open((await authorizationRequest(config)).url)
    const seen = await browser.send(path)
    expect(seen.status).toBe(404)
    const decided = await browser.send(path, { form: { decision: 'allow', membershipId: members.eero.id } })
    expect(decided.status).toBe(404)
  })

  test('is not answered by a page of somebody else', async () => {
    const path = await browser.open((await authorizationRequest(config)).url)
    const answer = await fetch(new URL(path, origin), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ decision: 'allow', membershipId: members.eero.id }),
    })
    expect(answer.status).toBe(403)
  })

  test('is shown again when somebody else has signed in meanwhile', async () => {
    const shared = new MemberBrowser(origin)
    await shared.signIn(members.onni.email)
    const path = await shared.open((await authorizationRequest(config)).url)
    await shared.signIn(members.veera.email)
    const answer = await shared.send(path, {
      form: { decision: 'allow', membershipId: members.onni.id, readOnly: 'false' },
    })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(`value="${members.veera.id}"`)
  })

  test('gives what was shown and nothing else, also when the app has been changed meanwhile', async () => {
    const changing = await register(admin, { scope: ['reports.team'], readOnly: true })
    const asked = { scope: 'reports.team worktime.supervise' }
    const by = await discover(origin, changing)
    // The app may not be given the second one yet, so it does not even ask.
    expect(await refusalOf((await authorizationRequest(by, asked)).url)).toBe('invalid_scope')
    const request = await authorizationRequest(by, { scope: 'reports.team' })
    const path = await browser.open(request.url)
    const shown: [string, string][] = [
      ['decision', 'allow'],
      ['membershipId', members.eero.id],
      ['scope', 'reports.team'],
      ['readOnly', 'true'],
    ]
    await admin.patch(`/v1/oauth-clients/${changing.id}`, { readOnly: false })
    const stale = await browser.send(path, { form: shown })
    expect(stale.status).toBe(409)
    expect(await stale.text()).toContain('name="readOnly" value="false"')
    await admin.patch(`/v1/oauth-clients/${changing.id}`, { scope: [] })
    expect((await browser.send(path, { form: shown })).status).toBe(409)
    const tokens = await redeem(by, await browser.decide(path), request)
    expect((await access(tokens.access_token)).body.capabilities).toEqual([])
  })

  test('of an app of another organisation is not for this member', async () => {
    const stranger = new MemberBrowser(origin)
    await stranger.signIn(world.tunturi.members.sanna.email)
    const path = await stranger.open((await authorizationRequest(config)).url)
    expect((await stranger.send(path)).status).toBe(409)
    const form = { decision: 'allow', membershipId: world.tunturi.members.sanna.id }
    expect((await stranger.send(path, { form })).status).toBe(409)
  })

  test('is answered once; the answer can be fetched again, but makes one grant', async () => {
    const count = async () => {
      const [row] = await world.database.owner<{ count: string }>('select count(*) from oauth_grants')
      return Number(row?.count)
    }
    const request = await authorizationRequest(config)
    const path = await browser.open(request.url)
    const before = await count()
    const form = { decision: 'allow', membershipId: members.eero.id, readOnly: 'false' }
    const answers = [await browser.send(path, { form }), await browser.send(path, { form })]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await count()).toBe(before + 1)
    const callback = await browser.goOn(answers[0]?.headers.get('location') ?? '')
    expect((await redeem(config, callback, request)).access_token).toBeTruthy()
    expect((await browser.send(path)).status).toBe(404)
    expect((await browser.send(path, { form })).status).toBe(404)
  })

  test('is refused to keys and tokens', async () => {
    const { access_token: token } = await connect(config, browser)
    for (const who of [world.as('aino'), world.withKey(token)])
      for (const answer of [
        await who.get('/v1/oauth-consents/x'),
        await who.post('/v1/oauth-consents/x/approve', {
          membershipId: members.eero.id,
          scope: [],
          readOnly: false,
        }),
        await who.post('/v1/oauth-consents/x/deny', {}),
        await who.get('/v1/oauth-grants'),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_cannot_manage_credentials' } })
    expect(await world.withKey(token).get('/v1/api-keys')).toMatchObject({
      status: 403,
      body: { code: 'api_key_cannot_manage_keys' },
    })
    expect(
      await world.withKey(token).post('/v1/session', { email: members.eero.email, password: 'x' }),
    ).toMatchObject({ status: 403, body: { code: 'api_key_cannot_start_human_session' } })
  })
})

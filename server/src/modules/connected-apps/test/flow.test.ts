import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { startServedWorld } from '../../../../test/browser/served-world.ts'
import type { Client } from '../../../../test/world/client.ts'
import { authorizationRequest, connect, discover, redeem, refusal, register, type Registered } from './app.ts'
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
  app = await register(admin, { scope: ['reports.team', 'worktime.supervise', 'payroll.run'] })
  config = await discover(origin, app)
  browser = new MemberBrowser(origin)
  await browser.signIn(members.eero.email)
})

const access = (token: string) => world.withKey(token).get('/v1/me/access')

/** The error that the browser is sent back to the app with, or that the page names which is shown instead. */
async function refusalOf(url: URL): Promise<string> {
  const answer = await browser.send(url)
  const location = answer.headers.get('location')
  if (location) {
    const { searchParams, hash } = new URL(location, origin)
    // RFC 6749 §4.2.2.1: to whom asks for a token at once, no is said in the fragment.
    const params = hash === '' ? searchParams : new URLSearchParams(hash.slice(1))
    expect(params.get('iss')).toBe(origin)
    return params.get('error') ?? location
  }
  expect(answer.status).toBe(400)
  return /Reason: (\w+)/.exec(await answer.text())?.[1] ?? ''
}

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

describe('a request is refused', () => {
  test.for([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with PKCE of no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an id token', { response_type: 'code id_token', nonce: 'n' }, 'unsupported_response_type'],
    ['as OpenID Connect', { scope: 'openid' }, 'invalid_scope'],
    ['for more than the app may be given', { scope: 'org.admin' }, 'invalid_scope'],
    ['with an answer in a fragment', { response_mode: 'fragment' }, 'unsupported_response_mode'],
    ['with an answer that is posted', { response_mode: 'form_post' }, 'unsupported_response_mode'],
    ['with a request object', { request: 'eyJ' }, 'request_not_supported'],
  ] as const)('%s', async ([_, parameters, error]) => {
    const { url } = await authorizationRequest(config, parameters)
    expect(await refusalOf(url)).toBe(error)
  })

  test('with a parameter given twice', async () => {
    const { url } = await authorizationRequest(config, { scope: 'me' })
    url.searchParams.append('scope', 'reports.team')
    expect(await refusalOf(url)).toBe('invalid_request')
  })

  test.for([
    'https://board.example/callback/',
    'https://board.example/callback?x=1',
    'https://board.example:8443/callback',
    'https://evil.example/callback',
    'http://127.0.0.1/callback',
    'javascript:alert(1)',
  ])('with an address that is not the app’s, and nobody is sent there: %s', async redirectUri => {
    const { url } = await authorizationRequest(config, { redirectUri })
    const answer = await browser.send(url)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    const page = await answer.text()
    expect(page).toContain('Reason: invalid_redirect_uri')
    expect(page).not.toContain('fonts.googleapis')
  })

  test('on loopback at another path, or at any port for an app that is no device', async () => {
    const device = await register(admin, { kind: 'public', redirectUris: ['http://127.0.0.1/callback'] })
    const other = await authorizationRequest(await discover(origin, device), {
      redirectUri: 'http://127.0.0.1:49152/elsewhere',
    })
    expect(await refusalOf(other.url)).toBe('invalid_redirect_uri')
    const server = await register(admin, { redirectUris: ['http://127.0.0.1:3000/callback'] })
    const port = await authorizationRequest(await discover(origin, server), {
      redirectUri: 'http://127.0.0.1:3001/callback',
    })
    expect(await refusalOf(port.url)).toBe('invalid_redirect_uri')
  })

  test('without an address, or of an app that there is not', async () => {
    const none = await authorizationRequest(config, { redirect_uri: undefined })
    expect(await refusalOf(none.url)).toBe('invalid_request')
    const unknownIds = [
      '0199f2a0-0000-7000-8000-000000000030',
      'nobody',
      "' or true --",
      app.id.toUpperCase(),
    ]
    for (const client_id of unknownIds) {
      const unknown = await authorizationRequest(config, { client_id })
      expect(await refusalOf(unknown.url)).toBe('invalid_client')
    }
  })

  test('what stands in it is shown as text', async () => {
    const { url } = await authorizationRequest(config, {
      redirectUri: 'https://evil.example/"><script>x</script>',
    })
    expect(await (await browser.send(url)).text()).not.toContain('<script>')
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

describe('a code', () => {
  const code = async (parameters: Parameters<typeof authorizationRequest>[1] = {}) => {
    const request = await authorizationRequest(config, parameters)
    return { request, callback: await browser.allow(request.url) }
  }

  test('is of no use with another verifier, and then of use with the right one', async () => {
    const { request, callback } = await code()
    const wrong = { ...request, verifier: oauth.randomPKCECodeVerifier() }
    expect(await refusal(redeem(config, callback, wrong))).toBe('invalid_grant')
    expect((await redeem(config, callback, request)).access_token).toBeTruthy()
  })

  test('is of no use without a verifier', async () => {
    const { callback } = await code()
    const parameters = {
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: 'https://board.example/callback',
    }
    expect(await refusal(oauth.genericGrantRequest(config, 'authorization_code', parameters))).toBe(
      'invalid_grant',
    )
  })

  test('is of no use at another address, or to another app', async () => {
    const { request, callback } = await code()
    const parameters = {
      code: callback.searchParams.get('code') ?? '',
      code_verifier: request.verifier,
      redirect_uri: 'https://board.example/other',
    }
    expect(await refusal(oauth.genericGrantRequest(config, 'authorization_code', parameters))).toBe(
      'invalid_grant',
    )
    const other = await discover(origin, await register(admin))
    const own = { ...parameters, redirect_uri: 'https://board.example/callback' }
    expect(await refusal(oauth.genericGrantRequest(other, 'authorization_code', own))).toBe('invalid_grant')
    expect((await oauth.genericGrantRequest(config, 'authorization_code', own)).access_token).toBeTruthy()
  })

  test('is of no use without the secret of the app', async () => {
    const { request, callback } = await code()
    for (const how of [
      oauth.None(),
      oauth.ClientSecretBasic('kt_test_client_wrong'),
      oauth.ClientSecretPost(' '),
    ])
      expect(await refusal(redeem(await discover(origin, app, how), callback, request))).toBe(
        'invalid_client',
      )
    expect((await redeem(config, callback, request)).access_token).toBeTruthy()
  })

  test('that comes a second time ends what the first one got', async () => {
    const { request, callback } = await code({ scope: 'offline_access' })
    const tokens = await redeem(config, callback, request)
    expect((await access(tokens.access_token)).status).toBe(200)
    expect(await refusal(redeem(config, callback, request))).toBe('invalid_grant')
    expect(await access(tokens.access_token)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
    expect(await refusal(oauth.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  test('that comes several times at once gives at most one a token, and that one is dead', async () => {
    const { request, callback } = await code({ scope: 'offline_access' })
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => redeem(config, callback, request)),
    )
    const given = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(given.length).toBeLessThanOrEqual(1)
    for (const { access_token: token } of given) expect((await access(token)).status).toBe(401)
    const [row] = await world.database.owner<{ reason: string }>(
      'select end_reason as reason from oauth_grants order by id desc limit 1',
    )
    expect(row?.reason).toBe('code_reused')
  })
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

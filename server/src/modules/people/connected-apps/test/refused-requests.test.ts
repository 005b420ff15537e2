import { describe, expect, test } from 'vitest'
import * as oauth from 'openid-client'
import { authorizationRequest, discover, redeem, refusal, register } from './app.ts'
import { startWorldWithApp } from './app-of-meri.ts'

const { world, origin, admin, app, config, browser, access, refusalOf } = await startWorldWithApp()

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

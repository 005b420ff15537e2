// Isolated: it sets the clock of its process.
import { describe, expect, test, vi } from 'vitest'
import * as oauth from 'openid-client'
import { holdWriteLock } from '../../../../../test/lifecycle/held-lock.ts'
import { connect, discover, refusal, register } from './app.ts'
import { sweepExpired } from '../authorization-server/sweep.ts'
import { startWorldWithTokens } from './tokens-of-app.ts'

const { world, origin, members, admin, app, config, browser, scope, statusOf, refresh, pass } =
  await startWorldWithTokens()

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

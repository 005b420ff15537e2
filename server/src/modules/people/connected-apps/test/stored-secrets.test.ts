import { expect, test } from 'vitest'
import * as oauth from 'openid-client'
import { startServedWorld } from '../../../../../test/browser/served-world.ts'
import { jsonLog } from '../../../../platform/telemetry/log.ts'
import { authorizationRequest, discover, redeem, refusal, register } from './app.ts'
import { MemberBrowser } from './member-browser.ts'
import { signedInAt } from './signed-in.ts'

const lines: string[] = []
const world = await startServedWorld({ log: jsonLog(line => lines.push(line)) })
const { origin } = world

/** Every row of every table, as text; bytes as hexadecimal. */
async function everyRow(): Promise<string> {
  const tables = await world.database.owner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'directory')`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => world.database.owner<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

test('after a whole life no code, token, secret or request is in a table or in the log', async () => {
  const admin = await signedInAt(world, 'aino')
  const app = await register(admin, { scope: ['reports.team'] })
  const rotated = await admin.post(`/v1/oauth-clients/${app.id}/rotate`, { overlapMinutes: 60 })
  const config = await discover(origin, app)
  const browser = new MemberBrowser(origin)
  await browser.signIn(world.meri.members.eero.email)

  const pending = await browser.open((await authorizationRequest(config)).url)
  const request = await authorizationRequest(config, { scope: 'reports.team offline_access' })
  const callback = await browser.allow(request.url)
  const tokens = await redeem(config, callback, request)
  const more = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '')
  await refusal(oauth.refreshTokenGrant(config, tokens.refresh_token ?? ''))
  // A failure that nobody foresaw is logged, with whatever the request held.
  await world.database.owner('alter table oauth_tokens rename to hidden_for_a_test')
  const failed = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${app.id}:${app.clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: more.refresh_token ?? '' }),
  })
  await world.database.owner('alter table hidden_for_a_test rename to oauth_tokens')
  expect(failed.status).toBe(500)
  const requestId = failed.headers.get('x-request-id')
  expect(await failed.json()).toEqual({
    error: 'server_error',
    error_description: `Something went wrong on our side; quote the requestId ${requestId} to support.`,
  })
  expect(
    lines.some(line => line.includes('oauth request failed') && line.includes(`"requestId":"${requestId}"`)),
  ).toBe(true)

  const secrets = [
    app.clientSecret,
    rotated.body.clientSecret,
    callback.searchParams.get('code'),
    request.verifier,
    request.state,
    tokens.access_token,
    tokens.refresh_token,
    more.access_token,
    more.refresh_token,
    pending.slice(pending.lastIndexOf('/') + 1),
  ].map(secret => String(secret))
  const stored = await everyRow()
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(15)
    const written = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')]
    for (const text of written) {
      expect(stored.includes(text), `${secret.slice(0, 16)}… in a table`).toBe(false)
      expect(
        lines.some(line => line.includes(text)),
        `${secret.slice(0, 16)}… in the log`,
      ).toBe(false)
    }
  }
})

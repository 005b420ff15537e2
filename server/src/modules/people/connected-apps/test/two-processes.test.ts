// Isolated: it sets the clock of its process.
import * as oauth from 'openid-client'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type App, startApp } from '../../../../app.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { Client } from '../../../../../test/world/client.ts'
import { startServedWorld } from '../../../../../test/browser/served-world.ts'
import { connect, discover, refusal, register } from './app.ts'
import { MemberBrowser } from './member-browser.ts'
import { signedInAt } from './signed-in.ts'
import { patience } from '../../../../../test/world/patience.ts'

const world = await startServedWorld()
const { origin } = world
const other = await anotherApp()
const admin = await signedInAt(world, 'aino')
const app = await register(admin, { scope: ['reports.team'] })
const here = await discover(origin, app)
const browser = new MemberBrowser(origin)
await browser.signIn(world.meri.members.eero.email)

/** The service a second time on the same database, behind the same public address, with a memory of its own. */
async function anotherApp(): Promise<App> {
  const second = await startApp({
    connection: world.database.connection,
    secret: Buffer.alloc(32, 7),
    host: '127.0.0.1',
    port: 0,
    baseUrl: origin,
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: silentLog,
  })
  afterAll(() => second.close())
  return second
}

/** The app's requests go to the other process, as a balancer would send them. */
async function there(): Promise<oauth.Configuration> {
  const config = await discover(origin, app)
  config[oauth.customFetch] = async (url, options) => {
    const target = new URL(url)
    const answer = await other.server.inject({
      method: options.method as 'POST',
      url: target.pathname + target.search,
      headers: options.headers,
      payload: String(options.body ?? ''),
    })
    return new Response(answer.payload === '' ? null : answer.payload, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    })
  }
  return config
}

const statusThere = async (token: string) =>
  (await new Client(other.server, { authorization: `Bearer ${token}` }).get('/v1/me/access')).status

describe('two processes on one database', () => {
  test('a code of one is redeemed at the other, its tokens are good at both', async () => {
    const config = await there()
    const tokens = await connect(config, browser, { scope: 'reports.team offline_access' })
    expect(await statusThere(tokens.access_token)).toBe(200)
    expect((await world.withKey(tokens.access_token).get('/v1/me/access')).status).toBe(200)
    const refreshed = await oauth.refreshTokenGrant(here, tokens.refresh_token ?? '')
    expect(await statusThere(refreshed.access_token)).toBe(200)
  })

  test('a refresh token that comes to both at once ends the grant', async () => {
    const config = await there()
    const tokens = await connect(here, browser, { scope: 'offline_access' })
    const answers = await Promise.all(
      [here, config].map(by => refusal(oauth.refreshTokenGrant(by, tokens.refresh_token ?? ''))),
    )
    expect(answers).toContain('invalid_grant')
    expect((await world.withKey(tokens.access_token).get('/v1/me/access')).status).toBe(401)
  })

  test('a grant that is ended here stops there, which is told', async () => {
    const tokens = await connect(here, browser, { scope: 'offline_access' })
    const [grant] = (await admin.get('/v1/oauth-grants?limit=1')).body.items
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      expect(await statusThere(tokens.access_token)).toBe(200)
      await admin.delete(`/v1/oauth-grants/${grant.id}`)
      await vi.waitUntil(async () => (await statusThere(tokens.access_token)) === 401, patience)
    } finally {
      vi.useRealTimers()
    }
  })
})

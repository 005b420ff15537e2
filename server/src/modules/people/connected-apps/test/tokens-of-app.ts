import * as oauth from 'openid-client'
import { afterEach, vi } from 'vitest'
import { startServedWorld } from '../../../../../test/browser/served-world.ts'
import { discover, register } from './app.ts'
import { MemberBrowser } from './member-browser.ts'
import { signedInAt } from './signed-in.ts'

/** An app of Meri that Eero allows, and what tests of its tokens ask again and again. */
export async function startWorldWithTokens() {
  const world = await startServedWorld()
  const { origin } = world
  const { members } = world.meri

  const admin = await signedInAt(world, 'aino')
  const app = await register(admin, { scope: ['reports.team', 'worktime.supervise'] })
  const config = await discover(origin, app)
  const browser = new MemberBrowser(origin)
  await browser.signIn(members.eero.email)
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

  return {
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
  }
}

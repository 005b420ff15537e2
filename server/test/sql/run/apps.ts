import * as oauth from 'openid-client'
import { startApp } from '../../../src/app.ts'
import { connect, discover, refusal, register } from '../../../src/modules/people/connected-apps/test/app.ts'
import { MemberBrowser } from '../../../src/modules/people/connected-apps/test/member-browser.ts'
import { signedInAt } from '../../../src/modules/people/connected-apps/test/signed-in.ts'
import { silentLog } from '../../../src/platform/telemetry/log.ts'
import { afterAll as onceDone } from 'vitest'
import { freePort, type ServedWorld } from '../../browser/served-world.ts'
import { Client } from '../../world/client.ts'
import { secret } from '../../world/secret.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

const scope = 'reports.team offline_access'

/** An app is registered, allowed by members, refreshed, and ended by all who may. */
export async function connectedApps(main: World): Promise<void> {
  const world = await served(main)
  const { origin } = world
  const admin = await signedInAt(world, 'aino')
  const app = await register(admin, { scope: ['reports.team'] })
  const config = await discover(origin, app)
  const browser = new MemberBrowser(origin)
  await browser.signIn(world.meri.members.eero.email)
  const tokens = await connect(config, browser, { scope })
  await ok(world.withKey(tokens.access_token).get('/v1/me/access'))
  const refreshed = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '')
  // A refresh token that is used twice ends its grant.
  await refusal(oauth.refreshTokenGrant(config, tokens.refresh_token ?? ''))
  await refusal(oauth.refreshTokenGrant(config, refreshed.refresh_token ?? ''))
  const again = await connect(config, browser, { scope })
  await oauth.tokenRevocation(config, again.refresh_token ?? '')
  await connect(config, browser, { scope })

  for (const who of [admin, await signedInAt(world, 'eero')]) {
    const { items } = await ok(who.get('/v1/oauth-grants'))
    for (const state of ['active', 'ended', 'expired', 'owner_inactive'])
      await who.get(`/v1/oauth-grants?state=${state}`)
    await who.get(`/v1/oauth-grants?clientId=${app.id}&membershipId=${world.meri.members.eero.id}`)
    await who.get('/v1/oauth-grants?updatedSince=2020-01-01T00:00:00.000Z')
    await ok(who.get(`/v1/oauth-grants/${items[0].id}`))
    await who.get('/v1/oauth-clients')
    await who.get('/v1/oauth-clients?kind=public')
    await who.get(`/v1/oauth-clients/${app.id}`)
  }
  const { items } = await ok(admin.get('/v1/oauth-grants?state=active'))
  await ok(admin.delete(`/v1/oauth-grants/${items[0].id}`))
  await ok(admin.patch(`/v1/oauth-clients/${app.id}`, { name: 'Board' }))
  await ok(admin.post(`/v1/oauth-clients/${app.id}/rotate`, { overlapMinutes: 60 }))
  await ok(admin.delete(`/v1/oauth-clients/${app.id}`))
  await register(admin, { kind: 'public', scope: ['reports.team'] })
  await world.app.drain()
}

/** The same world where apps reach it, by a second process's part of the service. */
async function served(world: World): Promise<ServedWorld> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const app = await startApp({
    connection: world.database.connection,
    secret,
    host: '127.0.0.1',
    port,
    baseUrl: origin,
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000, address: 100_000 },
    webhooksAllowPrivate: false,
    outboundClosed: true,
    checkAnswers: false,
    log: silentLog,
  })
  onceDone(() => app.close())
  const withHeaders: World['withHeaders'] = headers => new Client(app.server, headers)
  return {
    ...world,
    app,
    origin,
    anonymous: withHeaders({}),
    withHeaders,
    withKey: key => withHeaders({ authorization: `Bearer ${key}` }),
  }
}

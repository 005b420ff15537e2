import * as oauth from 'openid-client'
import { beforeAll, describe, expect, test } from 'vitest'
import { startServedWorld } from '../../../../test/browser/served-world.ts'
import { Client } from '../../../../test/world/client.ts'
import { connect, discover, register, type Registered } from './app.ts'
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

const with_ = (token: string) => world.withKey(token)

describe('the code flow', () => {
  test('an app finds us, is allowed and acts as the member within what was given', async () => {
    const tokens = await connect(config, browser, { scope: 'reports.team payroll.run offline_access' })
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(tokens.access_token).toMatch(/^kt_test_oauth_[0-9A-Za-z]{49}$/)
    expect(tokens.refresh_token).toMatch(/^kt_test_refresh_[0-9A-Za-z]{49}$/)
    // A manager does not run payroll, so the app was not given it.
    expect(tokens.scope?.split(' ').sort()).toEqual(['me', 'offline_access', 'reports.team'])
    const access = await with_(tokens.access_token).get('/v1/me/access')
    expect(access).toMatchObject({
      status: 200,
      body: {
        membership: { id: members.eero.id },
        capabilities: ['reports.team'],
        credential: { kind: 'oauth', name: 'Reporting board', scope: ['reports.team'], readOnly: false },
      },
    })
  })
})

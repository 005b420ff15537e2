// Isolated: it sets the clock of its process.
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type App, startApp } from '../../src/app.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'
import { ask, askUntil, startService } from '../lifecycle/service.ts'
import { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'
import { patience } from '../world/patience.ts'

const world = await startWorld()
const admin = await signedIn(world, 'aino')
const other = await anotherApp()
const access = '/v1/me/access'

/** The service a second time on the same database, with a memory of its own. */
async function anotherApp(): Promise<App> {
  const app = await startApp({
    connection: world.database.connection,
    secret: Buffer.alloc(32, 7),
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: silentLog,
  })
  afterAll(() => app.close())
  return app
}

const there = (key: string) => new Client(other.server, { authorization: `Bearer ${key}` })
const until = (answered: () => Promise<boolean>) => vi.waitUntil(answered, patience)

describe('with a clock that stands still, so that nothing is forgotten by itself', () => {
  const standStill = () => vi.useFakeTimers({ toFake: ['Date'] })
  afterEach(() => vi.useRealTimers())

  it('a key revoked in one process stops in the other, which is told', async () => {
    const { id, secret } = await world.key('veera', { scope: [] })
    standStill()
    expect(await there(secret).get(access)).toMatchObject({ status: 200 })
    await admin.post(`/v1/api-keys/${id}/revoke`, {})
    await until(async () => (await there(secret).get(access)).status === 401)
  })

  it('a module switched off in one process is off in the other', async () => {
    const employment = `/v1/memberships/${world.meri.members.onni.id}/termination`
    const leave = () =>
      there(world.meri.members.helmi.personalKey).post(employment, {
        endDate: '2027-12-31',
        reasonCode: 'own_notice',
        dryRun: true,
      })
    standStill()
    expect((await leave()).status).toBeLessThan(300)
    await admin.patch('/v1/settings', { modules: [{ module: 'hr', active: false }] })
    await until(async () => (await leave()).body.code === 'module_not_active')
  })

  it('a sandbox clock moved in one process has moved in the other', async () => {
    const now = async () => (await there(world.meri.serviceKey).get('/v1/sandbox/clock')).body.now as string
    standStill()
    await now()
    const moved = await world.as('aino').post('/v1/sandbox/clock/advance', { minutes: 60 })
    await until(async () => (await now()) >= moved.body.now)
  })

  it('when nobody tells, a revoked key stops after a second', async () => {
    const { id, secret } = await world.key('veera', { scope: [] })
    standStill()
    expect(await there(secret).get(access)).toMatchObject({ status: 200 })
    await world.database.owner('update api_keys set revoked_at = now() where id = $1', [id])
    expect(await there(secret).get(access)).toMatchObject({ status: 200 })
    vi.setSystemTime(Date.now() + 1001)
    expect(await there(secret).get(access)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })
})

it('a key revoked here stops in another process, also when that one has just lost its line to the database', async () => {
  const server = await startService(world.database.connection)
  for (const line of ['kept', 'lost']) {
    const { id, secret } = await world.key('onni', { scope: [] })
    expect(await ask(server, access, { key: secret })).toMatchObject({ status: 200 })
    if (line === 'lost')
      await world.database.owner(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'listen%'`,
      )
    // The clock was moved by an hour, which ended her earlier session.
    const admin = await signedIn(world, 'aino')
    expect((await admin.post(`/v1/api-keys/${id}/revoke`, {})).status).toBe(200)
    await askUntil(({ status }) => status === 401, server, access, { key: secret })
  }
})

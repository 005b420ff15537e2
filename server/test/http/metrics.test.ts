import { describe, expect, it, vi } from 'vitest'
import { holdWriteLock } from '../lifecycle/held-lock.ts'
import { patience } from '../world/patience.ts'
import { startWorld, type World } from '../world/world.ts'

const metrics = { host: '127.0.0.1', port: 0 }
const world = await startWorld({ metrics, rateLimits: { key: 20, organisation: 100_000 } })
const alone = await startWorld({
  metrics,
  // A port on which nothing listens.
  redisUrl: 'redis://127.0.0.1:1',
  nodes: 2,
  rateLimits: { key: 10, organisation: 100 },
})
const { members, catalogs } = world.meri
const hours = { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] }
const entriesOf = (date: string) => `/v1/team/members/${members.veera.id}/work-days/${date}/entries`

const textOf = async ({ app }: World) => (await fetch(app.metricsUrl ?? '')).text()

/** The value of one series, as it is written; undefined when it is not there. */
async function valueOf(series: string, of: World = world): Promise<number | undefined> {
  const line = (await textOf(of)).split('\n').find(text => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const answers = (operation: string, status: string) =>
  valueOf(`konttori_request_duration_seconds_count{operation="${operation}",status="${status}"}`)

describe('the metrics tell', () => {
  it('how many requests an operation had and how long they took, by status class', async () => {
    expect(await answers('members.list', '2xx')).toBeUndefined()
    await world.as('helmi').get('/v1/memberships')
    await world.as('helmi').get('/v1/memberships?limit=2')
    await world.as('helmi').get('/v1/memberships?limit=101')
    await world.as('helmi').send('HEAD', '/v1/memberships')
    await world.anonymous.get('/v1/memberships')
    expect(await answers('members.list', '2xx')).toBe(3)
    expect(await answers('members.list', '4xx')).toBe(2)
    const within = (seconds: string) =>
      valueOf(
        `konttori_request_duration_seconds_bucket{operation="members.list",status="2xx",le="${seconds}"}`,
      )
    expect(await within('+Inf')).toBe(3)
    expect(await within('0.001')).toBeLessThanOrEqual(3)
    const sum = 'konttori_request_duration_seconds_sum{operation="members.list",status="2xx"}'
    expect(await valueOf(sum)).toBeGreaterThan(0)
  })

  it('what was refused, by code, and which rate window had no room', async () => {
    const keyRefusals = 'konttori_rate_limit_refusals_total{scope="key"}'
    expect(await valueOf(keyRefusals)).toBe(0)
    for (let time = 0; time < 21; time++) await world.as('otso').get('/v1/me/access')
    expect(await valueOf(keyRefusals)).toBe(1)
    expect(await valueOf('konttori_rate_limit_refusals_total{scope="tenant"}')).toBe(0)
    expect(await valueOf('konttori_problems_total{code="too-many-requests"}')).toBe(1)
    expect(await valueOf('konttori_problems_total{code="internal-error"}')).toBe(0)
  })

  it('how many writes run and how many wait', async () => {
    const load = () =>
      Promise.all(['konttori_writes_running', 'konttori_writes_waiting'].map(series => valueOf(series)))
    // What the service does beside requests writes too: all of it is done anew until nothing else took part.
    await vi.waitFor(async () => {
      expect(await load()).toEqual([0, 0])
      const lock = await holdWriteLock(world.database, world.meri.id)
      const writes = ['2026-05-04', '2026-05-05', '2026-05-06'].map(date =>
        world.as('elina').put(entriesOf(date), hours),
      )
      const answers = Promise.all(writes)
      await lock.awaitedBy(1)
      await vi.waitUntil(async () => Number(await valueOf('konttori_writes_waiting')) >= 2, patience)
      const during = await load()
      await lock.release()
      expect(during).toEqual([1, 2])
      expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await load()).toEqual([0, 0])
    }, patience)
    expect(await valueOf('konttori_database_connections')).toBeGreaterThan(0)
  })

  it('how the process is', async () => {
    for (const series of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ])
      expect([series, await valueOf(series)]).toEqual([series, expect.any(Number)])
    expect(await valueOf('konttori_rate_windows_degraded')).toBe(0)
  })

  it('nothing of who asked or what for', async () => {
    await world.service.put(entriesOf('2026-05-07'), hours)
    await world.service.get(`/v1/memberships/${members.onni.id}`)
    const text = await textOf(world)
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/
    expect(text).not.toMatch(uuid)
    for (const word of ['kt_test', '/v1/', 'Meri', members.onni.email]) expect(text).not.toContain(word)
  })
})

describe('the port of the metrics', () => {
  it('has nothing else', async () => {
    const { origin, href } = new URL(world.app.metricsUrl ?? '')
    expect(await fetch(`${origin}/v1/memberships`)).toMatchObject({ status: 404 })
    expect(await fetch(href, { method: 'POST' })).toMatchObject({ status: 405 })
    expect(await fetch(href, { method: 'HEAD' })).toMatchObject({ status: 200 })
  })

  it('is the only one that has them', async () => {
    expect(await world.service.get('/metrics')).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})

it('a process that cannot share the rate windows says so, and admits its part of them', async () => {
  expect(await valueOf('konttori_rate_windows_degraded', alone)).toBe(1)
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) statuses.push((await alone.as('aino').get('/v1/me/access')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await alone.as('eero').get('/v1/me/access')).headers).toMatchObject({ 'x-ratelimit-limit': '10' })
})

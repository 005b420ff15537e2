// Isolated: it sets the clock of its process.
import { setImmediate as nextIteration } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../world/client.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld({ rateLimits: { key: 600, organisation: 3000 } })
const path = '/v1/me/access'
const policy = '600;w=60;scope=key, 3000;w=60;scope=tenant'

// The minute is the windows' own, however slow this machine is.
let minute = Date.UTC(2026, 4, 4, 8)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (minute += 3_600_000) })
})
afterEach(() => vi.useRealTimers())

async function askTimes(client: Client, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    expect((await client.get(path)).status).toBe(200)
    // Requests that wait for nothing would keep the event loop from turning, which is overload.
    await nextIteration()
  }
}

it('a key has 600 requests in a rolling minute, and the 601st is told when to come back', async () => {
  const aino = world.as('aino')
  const reset = String(minute / 1000 + 60)
  expect((await aino.get(path)).headers).toMatchObject({
    'x-ratelimit-limit': '600',
    'x-ratelimit-remaining': '599',
    'x-ratelimit-reset': reset,
    'ratelimit-policy': policy,
  })
  vi.setSystemTime(minute + 20_000)
  await askTimes(aino, 599)

  const refused = await aino.get(path)
  expect(refused).toMatchObject({
    status: 429,
    headers: {
      'x-ratelimit-limit': '600',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': reset,
      'ratelimit-policy': policy,
      'retry-after': '40',
      'content-type': 'application/problem+json; charset=utf-8',
    },
    body: { code: 'too-many-requests', status: 429, scope: 'key' },
  })
  // Another key of the organisation has its own budget.
  expect((await world.as('eero').get(path)).headers).toMatchObject({ 'x-ratelimit-remaining': '599' })

  vi.setSystemTime(minute + 59_999)
  expect(await aino.get(path)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  vi.setSystemTime(minute + 60_000)
  expect(await aino.get(path)).toMatchObject({ status: 200 })
  // The window rolls: only the first request of the minute has left it.
  expect(await aino.get(path)).toMatchObject({ status: 429, headers: { 'retry-after': '20' } })
})

it('an organisation has 3000 requests over all its keys', async () => {
  const six = (['aino', 'eero', 'elina', 'veera', 'onni', 'paavo'] as const).map(name => world.as(name))
  for (const client of six.slice(1)) await askTimes(client, 500)
  await askTimes(six[0] as Client, 499)
  // The header shows the smaller of the two remaining budgets.
  expect((await world.as('helmi').get(path)).headers).toMatchObject({
    'x-ratelimit-limit': '3000',
    'x-ratelimit-remaining': '0',
  })

  for (const client of six)
    expect(await client.get(path)).toMatchObject({
      status: 429,
      headers: { 'x-ratelimit-limit': '3000', 'retry-after': '60', 'ratelimit-policy': policy },
      body: { code: 'too-many-requests', scope: 'tenant' },
    })
  expect(await world.as('sanna').get(path)).toMatchObject({ status: 200 })

  vi.setSystemTime(minute + 60_000)
  expect((await (six[0] as Client).get(path)).body.rateLimits).toMatchObject([
    { scope: 'key', limit: 600, windowSeconds: 60, remaining: 599 },
    { scope: 'tenant', limit: 3000, windowSeconds: 60, remaining: 2999 },
  ])
})

it('a refused request is counted before anything else is looked at, and a request without credentials not at all', async () => {
  const veera = world.as('veera')
  await veera.get('/v1/memberships?limit=101')
  await veera.post('/v1/webhooks', '{')
  expect((await veera.get(path)).headers).toMatchObject({ 'x-ratelimit-remaining': '597' })
  const anonymous = await world.anonymous.get(path)
  expect(anonymous.status).toBe(401)
  expect(anonymous.headers).not.toHaveProperty('x-ratelimit-limit')
})

import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '../../../telemetry/log.ts'
import { type RedisOptions, RedisWindows } from '../redis-windows.ts'
import { keepsItsPromises, start } from './promises.ts'
import { type RedisServer, redisInstalled, startRedis } from './redis-server.ts'
import { patience } from '../../../../../test/world/patience.ts'

let server: RedisServer
let redis: Redis

beforeAll(async () => {
  if (!redisInstalled) return
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis?.disconnect()
  await server?.stop()
})
beforeEach(async ({ skip }) => {
  skip(!redisInstalled, 'redis-server is not installed')
  await redis.flushall()
})

async function shared(options: Partial<RedisOptions> = {}): Promise<RedisWindows> {
  const windows = new RedisWindows({
    url: server.url,
    limits: { key: 600, organisation: 3000 },
    windowSeconds: 60,
    nodes: 1,
    log: silentLog,
    answerWithinMs: 20_000,
    ...options,
  })
  onTestFinished(() => windows.close())
  await vi.waitUntil(() => !windows.degraded, patience)
  return windows
}

describe('windows in redis', () => {
  keepsItsPromises(async (limits, windowSeconds) => shared({ limits, windowSeconds, clock: 'caller' }), 25)
})

test('several processes at once admit exactly 600 of 900', async () => {
  const processes = await Promise.all([shared(), shared(), shared()])
  const takes = processes.flatMap(windows =>
    Array.from({ length: 300 }, async () => windows.take('org', 'key', Date.now())),
  )
  const verdicts = await Promise.all(takes)
  expect(verdicts.filter(verdict => verdict.allowed)).toHaveLength(600)
  expect(processes.map(windows => windows.degraded)).toEqual([false, false, false])
})

test('the clock of redis counts, whatever the processes take for the time', async () => {
  const [early, late] = [
    await shared({ limits: { key: 1, organisation: 9 } }),
    await shared({ limits: { key: 1, organisation: 9 } }),
  ]
  expect(await early.take('org', 'key', start)).toMatchObject({ allowed: true, resetAtMs: start + 60_000 })
  const verdict = await late.take('org', 'key', start + 86_400_000)
  expect(verdict.allowed).toBe(false)
  expect(verdict.resetAtMs).toBeGreaterThan(start + 86_400_000)
  expect(verdict.resetAtMs).toBeLessThanOrEqual(start + 86_460_000)
})

test('a clock that went back by less than a window waits until it has caught up', async () => {
  const windows = await shared({ limits: { key: 2, organisation: 9 }, clock: 'caller' })
  await windows.take('org', 'key', start)
  expect(await windows.take('org', 'key', start - 30_000)).toMatchObject({ allowed: true, remaining: 0 })
  expect(await windows.take('org', 'key', start - 30_000)).toMatchObject({
    allowed: false,
    resetAtMs: start + 60_000,
  })
  expect(await redis.lrange('konttori:rate:{org}:key:key', 0, -1)).toEqual([String(start), String(start)])
  expect(await redis.pttl('konttori:rate:{org}:key:key')).toBeGreaterThan(60_000)
  expect(await windows.take('org', 'key', start + 59_999)).toMatchObject({ allowed: false })
  expect(await windows.take('org', 'key', start + 60_000)).toMatchObject({ allowed: true, remaining: 1 })
})

test('a place in redis frees by itself', async () => {
  const windows = await shared({ limits: { key: 1, organisation: 9 }, windowSeconds: 1 })
  await windows.take('org', 'key', Date.now())
  await vi.waitUntil(async () => (await windows.take('org', 'key', Date.now())).allowed, patience)
})

test('the windows of an organisation live in one slot, and nothing stays behind', async () => {
  const windows = await shared()
  await windows.take('org', 'key', start)
  await windows.take('org', null, start)
  const keys = (await redis.keys('*')).filter(key => !key.includes('probe')).sort()
  expect(keys).toEqual(['konttori:rate:{org}:key:key', 'konttori:rate:{org}:organisation'])
  for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0)
})

test('a full pair of windows takes less than 64 kB', async () => {
  const windows = await shared({ limits: { key: 3000, organisation: 3000 } })
  await Promise.all(Array.from({ length: 3000 }, async () => windows.take('org', 'key', Date.now())))
  expect(await redis.llen('konttori:rate:{org}:organisation')).toBe(3000)
  expect(await redis.memory('USAGE', 'konttori:rate:{org}:organisation', 'SAMPLES', 0)).toBeLessThan(
    64 * 1024,
  )
})

test('a redis that forgot the script is asked again, not given up', async () => {
  const windows = await shared({ limits: { key: 2, organisation: 9 } })
  await windows.take('org', 'key', start)
  await redis.script('FLUSH')
  expect(await windows.take('org', 'key', start)).toMatchObject({ allowed: true, remaining: 0 })
  expect(windows.degraded).toBe(false)
})

import { Redis } from 'ioredis'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type RedisOptions, RedisWindows } from '../redis-windows.ts'
import { type RedisServer, redisInstalled, startRedis } from './redis-server.ts'
import { patience } from '../../../../../test/world/patience.ts'

beforeEach(({ skip }) => skip(!redisInstalled, 'redis-server is not installed'))

async function ownRedis(port?: number): Promise<RedisServer> {
  const server = await startRedis(port)
  onTestFinished(() => server.stop())
  return server
}

function windowsAt(url: string, options: Partial<RedisOptions> = {}) {
  const lines: string[] = []
  const note = (event: string) => void lines.push(event)
  const windows = new RedisWindows({
    url,
    limits: { key: 8, organisation: 40 },
    windowSeconds: 60,
    nodes: 2,
    log: { info: note, warn: note, error: note },
    answerWithinMs: 20_000,
    ...options,
  })
  onTestFinished(() => windows.close())
  return { windows, lines }
}

const sharing = (windows: RedisWindows) => vi.waitUntil(() => !windows.degraded, patience)

async function admitted(windows: RedisWindows, times: number): Promise<number> {
  let count = 0
  for (let i = 0; i < times; i++) if ((await windows.take('org', 'key', Date.now())).allowed) count++
  return count
}

test('a process that loses redis goes on with its part, and what it admitted before counts', async () => {
  const server = await ownRedis()
  const { windows, lines } = windowsAt(server.url)
  await sharing(windows)
  expect(await admitted(windows, 1)).toBe(1)

  await server.stop()

  expect(await admitted(windows, 10)).toBe(3)
  expect(windows.degraded).toBe(true)
  expect(await windows.peek('org', 'key', Date.now())).toMatchObject({
    allowed: false,
    limit: 8,
    remaining: 0,
  })
  expect(lines).toEqual([
    'rate windows are shared through redis',
    'rate windows are local: redis does not answer',
  ])
})

test('a process finds redis again by itself', async () => {
  const server = await ownRedis()
  const { windows, lines } = windowsAt(server.url)
  await sharing(windows)
  await server.stop()
  await vi.waitUntil(() => windows.degraded, patience)

  await ownRedis(server.port)

  await sharing(windows)
  expect(await admitted(windows, 20)).toBe(8)
  expect(lines.at(-1)).toBe('rate windows are shared through redis')
})

test('a process starts without redis and shares once it is there', async () => {
  const gone = await ownRedis()
  await gone.stop()
  const { windows, lines } = windowsAt(gone.url)
  await vi.waitUntil(() => lines.length > 0, patience)
  expect(lines).toEqual(['rate windows are local: redis does not answer'])
  expect(await admitted(windows, 10)).toBe(4)

  await ownRedis(gone.port)
  await sharing(windows)
})

test('a redis that hangs holds up the first requests and no more', async () => {
  const server = await ownRedis()
  const { windows } = windowsAt(server.url, { answerWithinMs: 200 })
  await sharing(windows)
  server.pause()
  onTestFinished(() => server.resume())
  await windows.take('org', 'key', Date.now())
  expect(windows.degraded).toBe(true)
  expect(windows.take('org', 'key', Date.now())).not.toBeInstanceOf(Promise)

  server.resume()
  await sharing(windows)
})

test('a redis that answers but may not write counts as away', async () => {
  const server = await ownRedis()
  const { windows, lines } = windowsAt(server.url)
  await sharing(windows)
  const redis = new Redis(server.url)
  onTestFinished(() => redis.disconnect())
  await redis.config('SET', 'min-replicas-to-write', '1')

  expect((await windows.take('org', 'key', Date.now())).allowed).toBe(true)
  expect(windows.degraded).toBe(true)

  await redis.config('SET', 'min-replicas-to-write', '0')
  await sharing(windows)
  expect(lines.filter(line => line.includes('local'))).toHaveLength(1)
})

test('closed windows leave no connection and still answer', async () => {
  const server = await ownRedis()
  const { windows } = windowsAt(server.url)
  await sharing(windows)
  const redis = new Redis(server.url)
  onTestFinished(() => redis.disconnect())
  await windows.close()
  await vi.waitUntil(
    async () =>
      String(await redis.client('LIST'))
        .trim()
        .split('\n').length === 1,
    patience,
  )
  expect((await windows.take('org', 'key', Date.now())).allowed).toBe(true)
})

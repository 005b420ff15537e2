import { expect, test } from 'vitest'
import { createRateWindows, rateBudgets, rateHeaders } from '../rate-windows.ts'
import { silentLog } from '../../../telemetry/log.ts'

const windowsOf = (key: number, organisation: number, windowSeconds?: number) =>
  createRateWindows({
    limits: { key, organisation },
    redisUrl: null,
    log: silentLog,
    ...(windowSeconds && { windowSeconds }),
  })

test('the headers name the tighter window and both policies', async () => {
  const windows = await windowsOf(600, 3000)
  expect(rateHeaders(await windows.take('org', 'key', 1_763_622_000_001))).toEqual({
    'X-RateLimit-Limit': '600',
    'X-RateLimit-Remaining': '599',
    'X-RateLimit-Reset': '1763622061',
    'RateLimit-Policy': '600;w=60;scope=key, 3000;w=60;scope=tenant',
  })
})

test('limit, remaining and reset are of the organisation when it has less left', async () => {
  const windows = await windowsOf(600, 2, 10)
  await windows.take('org', 'other', 1_763_622_000_000)
  expect(rateHeaders(await windows.take('org', 'key', 1_763_622_005_000))).toEqual({
    'X-RateLimit-Limit': '2',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': '1763622010',
    'RateLimit-Policy': '600;w=10;scope=key, 2;w=10;scope=tenant',
  })
})

test('both budgets can be shown without taking from them', async () => {
  const windows = await windowsOf(5, 9)
  const { key } = await windows.take('org', 'key', Date.now())
  for (let i = 0; i < 2; i++)
    expect(await rateBudgets(windows).of('org', 'key')).toEqual([
      {
        scope: 'key',
        limit: 5,
        windowSeconds: 60,
        remaining: 4,
        resetAt: new Date(key.resetAtMs).toISOString(),
      },
      {
        scope: 'tenant',
        limit: 9,
        windowSeconds: 60,
        remaining: 8,
        resetAt: new Date(key.resetAtMs).toISOString(),
      },
    ])
})

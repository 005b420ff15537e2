import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MemoryWindows, SweptMap } from '../memory-windows.ts'
import { createRateWindows } from '../rate-windows.ts'
import { silentLog } from '../../../telemetry/log.ts'
import { TimestampRing } from '../timestamp-ring.ts'
import { keepsItsPromises, start } from './promises.ts'

describe('windows in memory', () => {
  keepsItsPromises(
    async (limits, windowSeconds) =>
      createRateWindows({ limits, windowSeconds, redisUrl: null, log: silentLog }),
    300,
  )
})

const small = (limits = { key: 600, organisation: 3000 }) =>
  new MemoryWindows({ limits, windowSeconds: 60, nodes: 1 })

test('organisations that went quiet take no memory, whether others come or stay', () => {
  for (const next of [(i: number) => `new-${i}`, () => 'busy']) {
    const windows = small()
    for (let i = 0; i < 1000; i++) windows.take(`quiet-${i}`, 'key', start)
    expect(windows.organisations).toBe(1000)
    for (let i = 0; i < 20_000; i++) windows.take(next(i), 'key', start + 60_000 + i * 60_000)
    expect(windows.organisations).toBeLessThanOrEqual(2)
  }
})

test('idle entries are dropped while entries are added, and no busy one with them', () => {
  const map = new SweptMap<{ id: string; ring: { newest: number } }>()
  for (let i = 0; i < 100; i++) map.add({ id: `idle-${i}`, ring: { newest: 1 } }, 0)
  for (let i = 0; i < 100; i++) map.add({ id: `busy-${i}`, ring: { newest: 2 } }, 1)
  for (let i = 0; i < 16_000; i++) map.sweep(1)
  expect(map.size).toBe(100)
  expect([map.get('idle-0'), map.get('idle-99')]).toEqual([undefined, undefined])
  for (let i = 0; i < 100; i++) expect(map.get(`busy-${i}`)?.id).toBe(`busy-${i}`)
})

test('a ring holds the last times in order through growth and wrap-around', () => {
  const stretch = fc.record({ pauseMs: fc.nat(10), times: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(stretch, { maxLength: 12 }),
      (limit, stretches) => {
        const ring = new TimestampRing(limit)
        let times: number[] = []
        let now = 0
        for (const pauseMs of stretches.flatMap(({ pauseMs, times }) => Array<number>(times).fill(pauseMs))) {
          now += pauseMs
          ring.expire(now - 40)
          ring.add(now)
          times = [...times.filter(time => time > now - 40), now].slice(-limit)
          expect([ring.count, ring.oldest, ring.newest]).toEqual([times.length, times[0], times.at(-1)])
        }
      },
    ),
  )
})

test('organisations that nobody has heard of and refused requests take no memory', () => {
  const windows = small({ key: 1, organisation: 1 })
  windows.peek('unheard', 'key', start)
  expect(windows.organisations).toBe(0)
})

test('a clock set back lets the windows run on at once', () => {
  const windows = small({ key: 1, organisation: 1 })
  windows.take('org', 'key', start)
  const back = start - 3_600_000
  expect(windows.take('org', 'key', back)).toMatchObject({ allowed: false, resetAtMs: back + 60_000 })
  expect(windows.take('org', 'key', back + 59_999)).toMatchObject({ allowed: false })
  expect(windows.take('org', 'key', back + 60_000)).toMatchObject({ allowed: true })
})

test('requests that come a little out of order do not move time', () => {
  const windows = small({ key: 1, organisation: 1 })
  windows.take('org', 'key', start)
  for (let i = 0; i < 100; i++) {
    windows.peek('org', 'key', start + 500)
    windows.peek('org', 'key', start + 400)
  }
  expect(windows.take('org', 'key', start + 59_999)).toMatchObject({ allowed: false })
  expect(windows.take('org', 'key', start + 60_000)).toMatchObject({ allowed: true })
})

test('processes that cannot share admit a part each and announce the whole', () => {
  const windows = new MemoryWindows({ limits: { key: 600, organisation: 3000 }, windowSeconds: 60, nodes: 4 })
  for (let i = 0; i < 150; i++)
    expect(windows.take('org', 'key', start)).toMatchObject({ allowed: true, limit: 600 })
  expect(windows.take('org', 'key', start)).toMatchObject({ allowed: false, limit: 600, remaining: 0 })
})

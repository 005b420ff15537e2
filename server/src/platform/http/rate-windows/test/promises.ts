import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RateLimits, RateWindows } from '../rate-windows.ts'
import { NaiveWindows } from './model.ts'

export const start = Date.UTC(2026, 10, 20, 7)

const limits = { key: 600, organisation: 3000 }

type Made = (limits: RateLimits, windowSeconds: number) => Promise<RateWindows>

/** What every kind of window promises, tried on the kind that `make` makes. Times are the test's own. */
export function keepsItsPromises(make: Made, runs: number): void {
  /** Takes places one after the other; how many were admitted. */
  async function admitted(
    windows: RateWindows,
    key: string | null,
    times: number,
    nowMs: number,
  ): Promise<number> {
    let count = 0
    for (let i = 0; i < times; i++) if ((await windows.take('org', key, nowMs)).allowed) count++
    return count
  }

  test('of a burst of 700 exactly 600 are admitted', async () => {
    const windows = await make(limits, 60)
    expect(await admitted(windows, 'key', 700, start)).toBe(600)
    expect(await windows.peek('org', 'key', start)).toEqual({
      allowed: false,
      scope: 'key',
      limit: 600,
      remaining: 0,
      resetAtMs: start + 60_000,
      retryAfterSeconds: 60,
      windowSeconds: 60,
      key: { limit: 600, remaining: 0, resetAtMs: start + 60_000 },
      tenant: { limit: 3000, remaining: 2400, resetAtMs: start + 60_000 },
    })
    expect(await windows.peek('org', 'key', start + 60_000)).toMatchObject({
      key: { remaining: 600, resetAtMs: start + 60_000 },
      tenant: { remaining: 3000 },
    })
  })

  test('the first place frees exactly 60 000 ms after the first request, and only that one', async () => {
    const windows = await make(limits, 60)
    await admitted(windows, 'key', 1, start)
    await admitted(windows, 'key', 599, start + 1500)
    expect(await windows.take('org', 'key', start + 59_999)).toMatchObject({
      allowed: false,
      retryAfterSeconds: 1,
    })
    expect(await windows.take('org', 'key', start + 60_000)).toMatchObject({ allowed: true, remaining: 0 })
    expect(await windows.take('org', 'key', start + 60_000)).toMatchObject({
      allowed: false,
      resetAtMs: start + 61_500,
      retryAfterSeconds: 2,
    })
    expect(await admitted(windows, 'key', 700, start + 61_500)).toBe(599)
  })

  test('all keys of an organisation share its window, and other organisations do not', async () => {
    const windows = await make(limits, 60)
    for (const key of ['1', '2', '3', '4', '5']) expect(await admitted(windows, key, 600, start)).toBe(600)
    expect(await windows.take('org', '6', start + 1)).toMatchObject({
      allowed: false,
      scope: 'tenant',
      limit: 3000,
      remaining: 0,
      key: { limit: 600, remaining: 600, resetAtMs: start + 1 },
    })
    expect(await windows.take('org', null, start + 1)).toMatchObject({ allowed: false, scope: 'tenant' })
    expect(await windows.take('other', '1', start + 1)).toMatchObject({
      allowed: true,
      remaining: 599,
      scope: 'key',
    })
  })

  test('a refused request takes nothing from either window', async () => {
    const windows = await make({ key: 2, organisation: 3 }, 60)
    await admitted(windows, 'a', 10, start)
    expect(await windows.peek('org', 'b', start)).toMatchObject({ tenant: { remaining: 1 } })
    await admitted(windows, 'b', 10, start)
    expect(await windows.peek('org', 'b', start)).toMatchObject({
      key: { remaining: 1 },
      tenant: { remaining: 0 },
    })
    expect(await admitted(windows, 'a', 10, start + 60_000)).toBe(2)
  })

  test('with both windows exhausted the answer names the one that takes longer, the key', async () => {
    const windows = await make({ key: 2, organisation: 3 }, 60)
    await admitted(windows, 'a', 1, start)
    await admitted(windows, 'b', 2, start + 5000)
    expect(await windows.take('org', 'b', start + 6000)).toMatchObject({
      scope: 'key',
      resetAtMs: start + 65_000,
    })
    expect(await windows.take('org', 'a', start + 6000)).toMatchObject({
      scope: 'tenant',
      resetAtMs: start + 60_000,
    })
  })

  test('the smaller of the two remaining budgets is told', async () => {
    const windows = await make({ key: 10, organisation: 12 }, 60)
    await admitted(windows, 'a', 5, start)
    expect(await windows.take('org', 'b', start)).toMatchObject({ scope: 'tenant', limit: 12, remaining: 6 })
    expect(await windows.take('org', 'a', start)).toMatchObject({ scope: 'key', limit: 10, remaining: 4 })
  })

  test('a clock set back by an hour neither closes the windows for an hour nor closes them for good', async () => {
    const windows = await make({ key: 2, organisation: 3 }, 60)
    await admitted(windows, 'a', 2, start)
    await windows.take('org', 'a', start - 3_600_000)
    const back = await windows.peek('org', 'a', start - 3_600_000 + 60_000)
    expect(back).toMatchObject({ allowed: true })
  })

  test('any order of requests gets what a count of the last window gives', async () => {
    const moment = fc.record({
      organisation: fc.constantFrom('1', '2'),
      key: fc.constantFrom('a', 'b', 'c', null),
      pauseMs: fc.oneof(
        fc.constant(0),
        fc.constantFrom(1, 999, 1000, 1_800_000, 3_599_999, 3_600_000),
        fc.nat(4_000_000),
      ),
      take: fc.boolean(),
    })
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.record({ key: fc.integer({ min: 1, max: 5 }), organisation: fc.integer({ min: 1, max: 40 }) }),
        fc.array(moment, { maxLength: 150 }),
        async (small, moments) => {
          const windows = await make(small, 3600)
          const naive = new NaiveWindows(small, 3600)
          run++
          let now = start
          for (const { organisation, key, pauseMs, take } of moments) {
            now += pauseMs
            const id = `${run}-${organisation}`
            const said = await (take ? windows.take(id, key, now) : windows.peek(id, key, now))
            expect(said).toEqual(naive.ask(id, key, now, take))
          }
        },
      ),
      { numRuns: runs },
    )
  })
}

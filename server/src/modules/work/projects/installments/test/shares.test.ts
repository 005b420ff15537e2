import { describe, expect, it } from 'vitest'
import { plannedShares } from '../shares.ts'

const planned = (id: string, shareBp: number | null, more: object = {}) => ({
  ...{ id, state: 'planned' as const, shareBp, cents: null, createdAt: `2026-01-01T00:00:0${id}.000Z` },
  ...more,
})
const cents = (shares: ReadonlyMap<string, number>) => [...shares.values()]

describe('planned shares', () => {
  it.each([
    [100, [3333, 3333, 3334], [33, 33, 34]],
    [101, [3333, 3333, 3334], [34, 33, 34]],
    [1, [5000, 5000], [1, 0]],
    [3, [5000, 5000], [2, 1]],
    [999, [2500, 2500, 2500, 2500], [250, 250, 250, 249]],
    [100_000_000_000, [1, 9999], [10_000_000, 99_990_000_000]],
    [1000, [3000, 3000], [300, 300]],
    [5, [1], [0]],
    [0, [10_000], [0]],
  ])('of %i cents by %o are %o', (budget, shares, expected) => {
    const all = shares.map((share, index) => planned(String(index + 1), share))
    expect(cents(plannedShares(all, budget))).toEqual(expected)
  })

  it('make up for a budget that has changed since others became ready', () => {
    const ready = planned('1', 3000, { state: 'ready', cents: 300 })
    const open = [planned('2', 3000), planned('3', 4000)]
    expect(cents(plannedShares([ready, ...open], 1500))).toEqual([514, 686])
    expect(cents(plannedShares([ready, ...open], 100))).toEqual([0, 0])
  })

  it('leave fixed sums, cancelled and credited ones out', () => {
    const others = [
      planned('1', null),
      planned('2', 5000, { state: 'cancelled' }),
      planned('3', 5000, { state: 'credited', cents: 50 }),
    ]
    expect(cents(plannedShares([...others, planned('4', 10_000)], 100))).toEqual([100])
  })

  it('whatever order they become ready in, and however the budget changes in between, add up to the last budget', () => {
    let seed = 7
    const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 500; round++) {
      const count = 2 + draw(6)
      const cuts = Array.from({ length: count - 1 }, () => 1 + draw(9998)).toSorted((a, b) => a - b)
      const bounds = [0, ...cuts, 10_000]
      let all: Parameters<typeof plannedShares>[0][number][] = bounds
        .slice(1)
        .map((bound, index) => planned(String(index), bound - (bounds[index] ?? 0)))
      let budget = draw(1_000_000)
      for (const { id } of all.toSorted(() => draw(3) - 1)) {
        if (draw(2) === 0) budget += draw(100_000)
        const share = plannedShares(all, budget).get(id) ?? 0
        all = all.map(each => (each.id === id ? { ...each, state: 'ready' as const, cents: share } : each))
      }
      const total = all.reduce((sum, each) => sum + (each.cents ?? 0), 0)
      expect(total).toBeLessThanOrEqual(budget)
      // The last one makes up for whatever came before it, but for less than nothing.
      expect(total).toBe(budget)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from '../shares.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('minutes shared out by weight', () => {
  it.each([
    [450, [300, 180], [281, 169]],
    [10, [1, 1, 1], [4, 3, 3]],
    [7, [0, 5, 0], [0, 7, 0]],
    [0, [3, 4], [0, 0]],
    [5, [], []],
    [5, [0, 0], [0, 0]],
  ])('%i by %j is %j', (total, weights, shares) => expect(apportion(total, weights)).toEqual(shares))

  it('add up, and differ from the exact share by less than a minute', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2880 }),
        fc.array(fc.integer({ min: 0, max: 2880 }), { minLength: 1, maxLength: 20 }).filter(w => sum(w) > 0),
        (total, weights) => {
          const shares = apportion(total, weights)
          expect(sum(shares)).toBe(total)
          for (const [index, weight] of weights.entries())
            expect(Math.abs((shares[index] ?? 0) - (total * weight) / sum(weights))).toBeLessThan(1)
        },
      ),
    ))
})

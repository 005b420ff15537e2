import { describe, expect, it } from 'vitest'
import { centsOf, partBp, rounded, shareOf, withMarkup } from '../money.ts'

describe('A sum', () => {
  it.each([
    [5n, 2, 3],
    [-5n, 2, -3],
    [7n, 5, 1],
    [-7n, 5, -1],
    [0n, 3, 0],
    [-1n, 3, 0],
    [9_007_199_254_740_993n * 100n, 100, 9_007_199_254_740_992],
  ])('of %s by %s is rounded to %s, half away from zero', (dividend, divisor, quotient) => {
    expect(rounded(dividend, divisor)).toBe(quotient)
  })

  it('that is taken back mirrors what was given to the cent, whatever makes it', () => {
    for (let cents = 1; cents < 2_000; cents++)
      for (const bp of [1, 50, 1_350, 2_550, 3_333, 5_000, 9_999]) {
        expect(shareOf(-cents, bp)).toBe(0 - shareOf(cents, bp))
        expect(withMarkup(-cents, bp)).toBe(-withMarkup(cents, bp))
        expect(centsOf(7, -cents)).toBe(0 - centsOf(7, cents))
        expect(partBp(-cents, bp)).toBe(0 - (partBp(cents, bp) ?? Number.NaN))
      }
  })
})

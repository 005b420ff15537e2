import { describe, expect, it } from 'vitest'
import { lineCents, plainQuantity } from '../sums.ts'

describe('a line comes to', () => {
  it.each([
    ['1', 100, 100],
    ['12.5', 6800, 85_000],
    ['0', 6800, 0],
    ['0.0001', 4999, 0],
    ['0.0001', 5000, 1],
    ['0.5', 1, 1],
    ['0.5', -1, -1],
    ['0.4999', -1, 0],
    ['3.3333', 100, 333],
    ['9999999999.9999', 1_000_000_000, 9_999_999_999_999_900_000],
  ])('%s at %i: %i', (quantity, price, cents) => expect(lineCents(quantity, price)).toBe(cents))

  it.each([
    ['12.5000', '12.5'],
    ['10.0000', '10'],
    ['10', '10'],
    ['100', '100'],
    ['0.0001', '0.0001'],
    ['0.0000', '0'],
  ])('a quantity of %s is written %s', (kept, shown) => expect(plainQuantity(kept)).toBe(shown))
})

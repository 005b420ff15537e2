import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalHours, decimalText } from '../rendition/decimal-hours.ts'

const ofOne = (minutes: readonly number[], decimals = 2) =>
  decimalHours(
    minutes.map(each => ({ person: 'a', payType: '1000', minutes: each })),
    decimals,
  )

describe('decimal hours', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['of whole hundredths are exact', [450, 30], [750, 50]],
    ['of 3 × 20 min add up to 1,00', [20, 20, 20], [34, 33, 33]],
    ['of a reversal are those taken back', [-100, 100], [-167, 167]],
  ])('%s', (_, minutes, expected) => expect(ofOne(minutes)).toEqual(expected))

  it('of three minutes at one decimal are a tenth, taken back too', () => {
    expect(ofOne([3], 1)).toEqual([1])
    expect(ofOne([-3], 1)).toEqual([-1])
  })

  it('of a person and pay type add up to their rounded sum, in any document', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            person: fc.constantFrom('a', 'b'),
            payType: fc.constantFrom('1000', '2050'),
            minutes: fc.integer({ min: -3000, max: 3000 }),
          }),
          { maxLength: 40 },
        ),
        fc.integer({ min: 0, max: 4 }),
        (rows, decimals) => {
          const unit = 10 ** decimals
          const hours = decimalHours(rows, decimals)
          expect(hours).toEqual(decimalHours(rows, decimals))
          for (const [index, { minutes }] of rows.entries())
            expect(Math.abs((hours[index] ?? 0) - (minutes * unit) / 60)).toBeLessThan(1)
          for (const person of ['a', 'b'])
            for (const payType of ['1000', '2050']) {
              const own = rows.flatMap((row, index) =>
                row.person === person && row.payType === payType ? [index] : [],
              )
              const minutes = own.reduce((sum, index) => sum + (rows[index]?.minutes ?? 0), 0)
              const told = own.reduce((sum, index) => sum + (hours[index] ?? 0), 0)
              expect(Math.abs(told - (minutes * unit) / 60)).toBeLessThanOrEqual(0.5)
            }
        },
      ),
    ))

  it.each<[number, number, string]>([
    [750, 2, '7,50'],
    [-5, 2, '-0,05'],
    [0, 2, '0,00'],
    [8, 0, '8'],
    [12345, 4, '1,2345'],
  ])('%i with %i decimals are written %s', (units, decimals, text) =>
    expect(decimalText(units, decimals, ',')).toBe(text),
  )
})

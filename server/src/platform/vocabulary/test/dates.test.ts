import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, datesInRange, daysInRange } from '../dates.ts'

it.each([
  ['2026-01-01', '2026-01-01', 1],
  ['2026-01-01', '2026-12-31', 365],
  ['2024-02-28', '2024-03-01', 3],
  ['1900-02-28', '1900-03-01', 2],
  ['2026-03-28', '2026-03-30', 3],
  ['1969-12-31', '1970-01-01', 2],
  ['2026-01-02', '2026-01-01', 0],
  ['2026-02-01', '2026-01-01', -30],
])('from %s to %s there are %i days', (from, to, days) => expect(daysInRange(from, to)).toBe(days))

it('a range has as many dates as it has days', () =>
  expect(datesInRange('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]))

const answered = (ask: () => string): string => {
  try {
    return ask()
  } catch (error) {
    return (error as Error).name
  }
}
const asTemporal = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

it('adds days as Temporal does, over all years and to what is no date', () => {
  const two = (most: number) => fc.integer({ min: 1, max: most }).map(part => String(part).padStart(2, '0'))
  const year = fc.integer({ min: 0, max: 9999 }).map(part => String(part).padStart(4, '0'))
  const date = fc.tuple(year, two(12), two(31)).map(parts => parts.join('-'))
  const oddities = fc.constantFrom('', '2026-1-1', '20260101', '2026-01-0a', '+012026-01-01', '-000001-12-31')
  // More than are remembered, so that what was forgotten is reckoned again.
  fc.assert(
    fc.property(fc.oneof(date, date, date, oddities), fc.integer({ min: -4000, max: 4000 }), (one, days) => {
      const expected = answered(() => asTemporal(one, days))
      expect(answered(() => addDays(one, days))).toBe(expected)
      expect(answered(() => addDays(one, days))).toBe(expected)
    }),
    { numRuns: 10_000 },
  )
})

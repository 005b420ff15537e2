import { expect, it } from 'vitest'
import { datesInRange, daysInRange } from '../dates.ts'

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

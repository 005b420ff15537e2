import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, datesInRange } from '../../../../../platform/vocabulary/dates.ts'
import { movedDays, type Stretch } from '../moved-days.ts'

const epoch = '2026-03-01'
const all = datesInRange(addDays(epoch, -3), addDays(epoch, 33))
const holds = ({ from, to }: Stretch, date: string) =>
  (from === null || from <= date) && (to === null || date <= to)

const date = fc.integer({ min: 0, max: 30 }).map(days => addDays(epoch, days))
const window = fc
  .tuple(fc.option(date), fc.option(date))
  .filter(([start, end]) => start === null || end === null || start <= end)
  .map(([employmentStartDate, employmentEndDate]) => ({ employmentStartDate, employmentEndDate }))

it('a moved window changes exactly the days that one of the two has', () =>
  fc.assert(
    fc.property(window, window, (before, after) => {
      const isIn = (each: typeof before, day: string) =>
        holds({ from: each.employmentStartDate, to: each.employmentEndDate }, day)
      const expected = all.filter(day => isIn(before, day) !== isIn(after, day))
      const moved = movedDays(before, after, false)
      expect(all.filter(day => moved.some(stretch => holds(stretch, day)))).toEqual(expected)
    }),
  ))

it('an employment that another one follows keeps its days', () =>
  expect(
    movedDays(
      { employmentStartDate: '2024-01-01', employmentEndDate: '2025-12-31' },
      { employmentStartDate: '2026-02-01', employmentEndDate: null },
      true,
    ),
  ).toEqual([{ from: '2026-02-01', to: null }]))

import { expect, it } from 'vitest'
import { mondayOf, SUNDAY, weekdayOf } from '../weekdays.ts'

it.each([
  ['2026-03-02', 1, '2026-03-02'],
  ['2026-03-08', SUNDAY, '2026-03-02'],
  ['2028-02-29', 2, '2028-02-28'],
  ['2027-01-01', 5, '2026-12-28'],
])('%s is weekday %i of the week that began on %s', (date, weekday, monday) => {
  expect(weekdayOf(date)).toBe(weekday)
  expect(mondayOf(date)).toBe(monday)
})

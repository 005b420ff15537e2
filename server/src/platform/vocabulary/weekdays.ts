import type { PlainDate } from './dates.ts'
import { addDays, daysInRange } from './dates.ts'

/** ISO 8601: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const MONDAY: Weekday = 1
export const SATURDAY: Weekday = 6
export const SUNDAY: Weekday = 7

/** A Monday, from which days are counted. */
const FIRST_MONDAY: PlainDate = '1970-01-05'

export const weekdayOf = (date: PlainDate): Weekday => {
  const days = daysInRange(FIRST_MONDAY, date) - 1
  return ((((days % 7) + 7) % 7) + 1) as Weekday
}

/** The Monday of the calendar week that a date lies in. */
export const mondayOf = (date: PlainDate): PlainDate => addDays(date, MONDAY - weekdayOf(date))

/** The weekday that a date is staffed as: a public holiday as a Sunday, an eve as a Saturday unless it is a Sunday. */
export function staffedAs(date: PlainDate, holidayKind: 'public' | 'eve' | null): Weekday {
  const weekday = weekdayOf(date)
  if (holidayKind === 'public') return SUNDAY
  return holidayKind === 'eve' && weekday !== SUNDAY ? SATURDAY : weekday
}

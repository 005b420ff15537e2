import type { PlainDate } from '../vocabulary/dates.ts'

/** As far from today as anybody has worked, or will. */
const maxYears = 60

/** The date; refuses one so far from today that working out what is so on it is of no use to anybody, and takes seconds. */
export function checkedDate(
  date: PlainDate,
  today: PlainDate,
  refuse: (code: 'date_too_far', detail: string, extra: Record<string, unknown>) => never,
): PlainDate {
  const years = Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4)))
  return years > maxYears
    ? refuse('date_too_far', `${date} is ${years} years from today; at most ${maxYears} are told of.`, {
        maxYears,
      })
    : date
}

import { daysInRange, type PlainDate } from '../vocabulary/dates.ts'

/** The range; refuses one that ends before it starts or is too long. */
export function checkedRange<R extends { readonly from: PlainDate; readonly to: PlainDate }>(
  range: R,
  maxDays: number,
  refuse: (
    code: 'range_end_before_start' | 'range_too_long',
    detail: string,
    extra?: Record<string, unknown>,
  ) => never,
): R {
  const days = daysInRange(range.from, range.to)
  if (days < 1) refuse('range_end_before_start', `${range.to} is earlier than ${range.from}.`)
  if (days > maxDays)
    refuse('range_too_long', `The range has ${days} days; at most ${maxDays} are allowed.`, { maxDays })
  return range
}

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

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

import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/** Remembers what was worked out for a date: thousands of days share a few dozen dates. */
export function byDate<T>(workOut: (date: PlainDate) => T): (date: PlainDate) => T {
  const known = new Map<PlainDate, T>()
  return date => {
    const found = known.get(date)
    if (found !== undefined) return found
    const made = workOut(date)
    known.set(date, made)
    return made
  }
}

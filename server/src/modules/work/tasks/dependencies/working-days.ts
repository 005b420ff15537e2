import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/** A date as a number of days, so that spans are sums and differences. */
export type Day = number

const millisecondsOfDay = 86_400_000

export const dayOf = (date: PlainDate): Day => Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay

export const dateOf = (day: Day): PlainDate => new Date(day * millisecondsOfDay).toISOString().slice(0, 10)

/** Which days are worked: Monday to Friday, but for the holidays. */
export interface WorkingDays {
  /** The day, or the first working day after it. */
  next(day: Day): Day
  /** The day, or the last working day before it. */
  previous(day: Day): Day
  /** So many working days after a working day; before it, for a negative number. */
  plus(day: Day, count: number): Day
  /** How many working days there are from one day to another, both included; never negative. */
  count(from: Day, to: Day): number
}

// Days are numbered from a Thursday; weeks begin on Monday.
const fromMonday = 3
const daysOfWeek = 7
const workedOfWeek = 5

/** How many days from Monday to Friday lie before a day. */
function weekdaysBefore(day: Day): number {
  const week = Math.floor((day + fromMonday) / daysOfWeek)
  return week * workedOfWeek + Math.min(day + fromMonday - week * daysOfWeek, workedOfWeek)
}

/** The day from Monday to Friday that has so many of them before it. */
function weekdayAt(index: number): Day {
  const week = Math.floor(index / workedOfWeek)
  return week * daysOfWeek + (index - week * workedOfWeek) - fromMonday
}

const isWeekday = (day: Day): boolean => weekdaysBefore(day + 1) > weekdaysBefore(day)

/** The working days beside these holidays; they are counted, not walked through. */
export function workingDays(holidays: readonly PlainDate[]): WorkingDays {
  const rests = [...new Set(holidays.map(dayOf).filter(isWeekday))].sort((a, b) => a - b)
  const isRest = new Set(rests)
  const isWorked = (day: Day) => isWeekday(day) && !isRest.has(day)
  const workedBefore = (day: Day) => weekdaysBefore(day) - countBelow(rests, day)
  const moved = (day: Day, by: 1 | -1): Day => {
    let found = day
    while (!isWorked(found)) found += by
    return found
  }
  return {
    next: day => moved(day, 1),
    previous: day => moved(day, -1),
    plus(day, count) {
      const index = workedBefore(day) + count
      let found = weekdayAt(index)
      for (let again = true; again; ) {
        const further = weekdayAt(index + countBelow(rests, found + 1))
        again = further !== found
        found = further
      }
      return found
    },
    count: (from, to) => Math.max(0, workedBefore(to + 1) - workedBefore(from)),
  }
}

/** How many of the numbers, which are in their order, are less than a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

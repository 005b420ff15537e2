import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Holiday } from './contract.ts'
import { type FinnishHoliday, finnishHolidays } from './finnish-calendar.ts'

/** What an organisation changed in its calendar: a day of its own, or a day it does not observe. */
export type HolidayChange = Addition | Removal

export interface Addition extends FinnishHoliday {
  readonly change: 'added'
  readonly id: string
  readonly updatedAt: string
}

export interface Removal {
  readonly change: 'removed'
  readonly id: string
  readonly date: PlainDate
  readonly code: string
  readonly updatedAt: string
}

/** The holidays of Finland from one date to another, both included; the calendar knows none before 1992. */
export function calendarHolidays(from: PlainDate, to: PlainDate): FinnishHoliday[] {
  const [first, last] = [Math.max(yearOf(from), FIRST_CALENDAR_YEAR), yearOf(to)]
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return years.flatMap(finnishHolidays).filter(({ date }) => from <= date && date <= to)
}

/** The calendar less the removals, with the additions, by date and code. */
export function observedHolidays(
  from: PlainDate,
  to: PlainDate,
  changes: readonly HolidayChange[],
): Holiday[] {
  const removed = new Set(changes.filter(({ change }) => change === 'removed').map(keyOf))
  const kept = calendarHolidays(from, to).filter(holiday => !removed.has(keyOf(holiday)))
  const added = changes.filter(change => change.change === 'added')
  return [...kept.map(fromCalendar), ...added.map(ownHoliday)].sort(byDateAndCode)
}

/**
 * The one holiday that decides what a date is worth: a public one before an eve, since work on it is paid as on a
 * Sunday whatever else the date is.
 */
export function decidingHolidays<H extends Pick<Holiday, 'date' | 'kind'>>(observed: readonly H[]): H[] {
  const deciding = new Map<PlainDate, H>()
  for (const holiday of observed) {
    const other = deciding.get(holiday.date)
    if (!other || (other.kind === 'eve' && holiday.kind === 'public')) deciding.set(holiday.date, holiday)
  }
  return [...deciding.values()]
}

export const fromCalendar = ({ date, code, name, kind }: FinnishHoliday): Holiday => ({
  id: null,
  date,
  code,
  name: { ...name },
  kind,
  source: 'calendar',
  updatedAt: null,
})

export const ownHoliday = ({ id, date, code, name, kind, updatedAt }: Addition): Holiday => ({
  id,
  date,
  code,
  name: { ...name },
  kind,
  source: 'organisation',
  updatedAt,
})

const FIRST_CALENDAR_YEAR = 1992

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))

const keyOf = ({ date, code }: { readonly date: PlainDate; readonly code: string }): string =>
  `${date} ${code}`

const byDateAndCode = (a: Holiday, b: Holiday): number =>
  keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0

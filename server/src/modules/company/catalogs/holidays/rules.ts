import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, type FieldChange, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, createRecord } from '../../../../platform/vocabulary/records.ts'
import type { NewHoliday } from './contract.ts'
import type { FinnishHoliday } from './finnish-calendar.ts'
import type { Addition, HolidayChange, Removal } from './observed-holidays.ts'

/** What is known of a date and code: the calendar's holiday, and what the organisation changed about it. */
export interface HolidayState {
  readonly inCalendar: FinnishHoliday | null
  readonly change: HolidayChange | null
}

const recordWords = { plural: 'holidays', singular: 'holiday', words: 'holiday of the date' }

export const add = (
  id: Id,
  { date, code, kind, name: { fi, sv = fi, en = fi } }: NewHoliday,
  { inCalendar, change }: HolidayState,
  now: Instant,
): Decision<Addition, never, 'code_already_in_use'> =>
  inCalendar
    ? refuse('code_already_in_use', `The calendar has ${code} on ${date}; restore it if it was removed.`)
    : createRecord<Addition>(
        recordWords,
        { change: 'added', id, date, code, name: { fi, sv, en }, kind, updatedAt: now },
        change?.id ?? null,
      )

/** What is deleted, an addition, or written down: that a holiday of the calendar is not observed. */
export type Removed =
  | { readonly withdrawn: Addition; readonly removal?: undefined }
  | { readonly removal: Removal; readonly withdrawn?: undefined }

export function remove(
  id: Id,
  { inCalendar, change }: HolidayState,
  now: Instant,
): Decision<Removed, never, 'holiday_not_found'> {
  if (change?.change === 'added') {
    const { id: addedId, date, code } = change
    return accept(
      { withdrawn: change },
      { audit: [auditLine(recordWords, 'remove', addedId, gone(date, code))] },
    )
  }
  if (!inCalendar || change) return notFound
  const { date, code } = inCalendar
  const removal: Removal = { change: 'removed', id, date, code, updatedAt: now }
  return accept({ removal }, { audit: [auditLine(recordWords, 'remove', id, gone(date, code))] })
}

/** The holiday that is observed again, and the removal to take back; null where it was observed all along. */
export interface Restored {
  readonly holiday: FinnishHoliday
  readonly removal: Removal | null
}

export function restore({
  inCalendar: holiday,
  change,
}: HolidayState): Decision<Restored, never, 'holiday_not_found'> {
  if (!holiday) return notFound
  if (change?.change !== 'removed') return accept({ holiday, removal: null })
  const back = { field: 'observed', from: null, to: { date: holiday.date, code: holiday.code } }
  return accept(
    { holiday, removal: change },
    { audit: [auditLine(recordWords, 'restore', change.id, [back])] },
  )
}

/** Says which day it was, because the row that had the id may be gone. */
const gone = (date: PlainDate, code: string): FieldChange[] => [
  { field: 'observed', from: { date, code }, to: null },
]

const notFound = refuse('holiday_not_found', 'No such holiday is observed on the date.')

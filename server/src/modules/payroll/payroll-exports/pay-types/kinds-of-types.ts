import type { EntryCategory } from '../../../company/catalogs/entry-types/port.ts'
import type { LineKind } from '../kinds.ts'

const workingTime: readonly LineKind[] = [
  'normal',
  'additional',
  'overtime_50',
  'overtime_100',
  'evening',
  'night',
  'sunday',
  'holiday',
]

/** The kinds of line that the time of an entry type can become: all of working time where it counts as such (3 §). */
export const kindsOfCategory: Readonly<Record<EntryCategory, readonly LineKind[]>> = {
  work: workingTime,
  break: workingTime,
  travel: [...workingTime, 'travel'],
  standby: [...workingTime, 'standby'],
  absence: ['credit', 'absence'],
}

/** The kinds of line that a day type gives. */
export const kindsOfDayType: readonly LineKind[] = ['credit', 'absence']

import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { SUNDAY, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'

/** A holiday as the organisation observes it. */
export interface ObservedHoliday {
  readonly date: PlainDate
  readonly code: string
  readonly kind: 'public' | 'eve'
  readonly name: { readonly en: string }
}

/** Eves that are no days of annual holiday (Annual Holidays Act 162/2005, 4 §); others are ordinary days. */
const freeEves: ReadonlySet<string> = new Set(['christmas_eve', 'midsummer_eve', 'easter_saturday'])

/**
 * Why a date is no day of annual holiday, or null for one that is: Monday to Saturday but for church holidays, Independence
 * Day, May Day, Christmas Eve, Midsummer Eve and Easter Saturday (4 §).
 */
export function whyNotCounted(date: PlainDate, holiday: ObservedHoliday | undefined): string | null {
  if (holiday && (holiday.kind === 'public' || freeEves.has(holiday.code))) return holiday.name.en
  return weekdayOf(date) === SUNDAY ? 'Sunday' : null
}

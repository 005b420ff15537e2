import type { SeededCatalogs } from '../../modules/company/catalogs/port.ts'

export type EntryTypeCode = keyof SeededCatalogs['entryTypes']
export type DayTypeCode = keyof SeededCatalogs['dayTypes']

/** An entry in the words of the company: codes instead of ids. Times are minutes from midnight of the work date. */
export interface PlannedEntry {
  readonly type: EntryTypeCode
  readonly from?: number
  readonly to?: number
  /** Instead of `from` and `to`. */
  readonly duration?: number
  readonly project?: string
  readonly costCenter?: string
  readonly note?: string
}

/** What somebody records of a date: entries, or that the whole day was of one type. */
export interface PlannedDay {
  readonly entries: readonly PlannedEntry[]
  readonly dayType: DayTypeCode | null
}

export const wholeDay = (dayType: DayTypeCode): PlannedDay => ({ entries: [], dayType })

export const workedDay = (...entries: readonly PlannedEntry[]): PlannedDay => ({ entries, dayType: null })

/** The minute after which the day can be recorded; 0 for a day of one type. */
export const endOf = ({ entries }: PlannedDay): number => Math.max(0, ...entries.map(entry => entry.to ?? 0))

/** A tap of somebody, and the entry that it begins. */
export interface PlannedTap {
  readonly kind: 'clockIn' | 'setAllocation' | 'startBreak' | 'endBreak' | 'clockOut'
  /** Milliseconds of the organisation's own time. */
  readonly at: number
  readonly entry: PlannedEntry | null
}

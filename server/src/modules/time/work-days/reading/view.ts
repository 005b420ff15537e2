import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Day, DayTerms, Entry } from '../day/day.ts'
import { asAnswered } from '../day/interpreted.ts'
import { meaningOf } from '../day/meaning.ts'
import { blankDay } from '../day/blank-day.ts'
import type { WorkEntry } from '../day/entry-shapes.ts'
import type { WorkDayDetail } from '../day/shapes.ts'

/** The day as a caller reads it; `workDayId` is shown once the day is confirmed. */
export function workDayDetail(day: Day, entries: readonly Entry[], language: Locale): WorkDayDetail {
  return {
    workDayId: day.status === 'draft' ? null : day.id,
    membershipId: day.membershipId,
    workDate: day.workDate,
    status: day.status,
    dayTypeId: day.dayTypeId,
    absencePeriodId: day.absencePeriodId,
    startMinutes: day.startMinutes,
    endMinutes: day.endMinutes,
    breakMinutes: day.breakMinutes,
    gapMinutes: day.gapMinutes,
    workedMinutes: day.workedMinutes,
    creditedMinutes: day.creditedMinutes,
    expectedTargetMinutes: day.expectedTargetMinutes,
    exportBatchId: day.exportBatchId,
    correctsBatchId: day.correctsBatchId,
    returnReason: day.returnReason,
    entries: entries.map(workEntry),
    interpretation: asAnswered(day.interpretation, language),
    updatedAt: day.updatedAt,
  }
}

/** A draft as it would count today: rules may have changed since it was written, and only confirming freezes them. */
export const draftDetail = (
  day: Day,
  entries: readonly Entry[],
  terms: DayTerms,
  language: Locale,
): WorkDayDetail => workDayDetail({ ...day, ...meaningOf(day.workDate, entries, terms) }, entries, language)

/** A day that nobody has written: what would be expected of it. */
export const unwrittenDetail = (
  membershipId: string,
  workDate: string,
  terms: DayTerms,
  language: Locale,
): WorkDayDetail => ({
  ...draftDetail(blankDay(newId(), membershipId, workDate, ''), [], terms, language),
  updatedAt: null,
})

const workEntry = (entry: Entry): WorkEntry => ({
  id: entry.id,
  entryTypeId: entry.entryType.id,
  entryTypeVersionId: entry.entryType.versionId,
  startMinutes: entry.startMinutes,
  endMinutes: entry.endMinutes,
  durationMinutes: entry.durationMinutes,
  allocations: [...entry.allocations],
  note: entry.note,
  source: entry.source,
  rawStartAt: entry.rawStartAt,
  rawEndAt: entry.rawEndAt,
  absencePeriodId: entry.absencePeriodId ?? null,
})

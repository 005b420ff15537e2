import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { blankDay, type DayToWrite } from '../day/blank-day.ts'
import { auditOf, type Day, type DayCircumstances, type Entry, type WrittenDay } from '../day/day.ts'
import { lengthRefusal } from '../writing/entry-rules.ts'
import { allocatedMinutes } from '../hours/rows.ts'
import { meaningOf, versionsBehind } from '../day/meaning.ts'
import type { WorkDayStatus } from '../day/shapes.ts'

/** What an absence does to one day: it marks the whole day, or is an entry for a part of it. */
export interface AbsenceMark {
  readonly membershipId: Id
  readonly date: PlainDate
  readonly periodId: Id
  /** The version of the absence type that is in force on the date. */
  readonly typeVersionId: Id
  readonly does:
    | { readonly kind: 'whole'; readonly dayTypeId: Id }
    | { readonly kind: 'part'; readonly entryTypeId: Id; readonly minutes: number }
}

/** A mark that can be carried out: of a part with its entry. */
export interface ReadyMark extends Pick<AbsenceMark, 'periodId' | 'typeVersionId'> {
  readonly dayTypeId: Id | null
  readonly entry: Entry | null
}

/** A day that absences would change and that is no draft, or lies in a locked payroll period. */
export interface HeldDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly status: WorkDayStatus
  readonly workDayId: Id | null
  readonly locked: boolean
}

/** What became of a day: nothing to do, a day that may not change, one that would be too full, or a day to save. */
export type Marked =
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'held'; readonly held: HeldDay }
  | {
      readonly outcome: 'too_full'
      readonly membershipId: Id
      readonly workDate: PlainDate
      readonly detail: string
    }
  | { readonly outcome: 'written'; readonly written: WrittenDay; readonly audit: AuditFact }

/** A stored or missing day without the marks and entries of some absences. */
interface Content {
  readonly dayTypeId: Id | null
  readonly absencePeriodId: Id | null
  readonly absenceTypeVersionId: Id | null
  readonly dayTypeBeforeAbsenceId: Id | null
  readonly entries: readonly Entry[]
}

/** What a day has once the marks of `cleared` are gone and the new ones are made. The day type from before comes back. */
export function contentWith(
  day: Day,
  entries: readonly Entry[],
  cleared: ReadonlySet<Id>,
  marks: readonly ReadyMark[],
): Content {
  const isCleared = day.absencePeriodId !== null && cleared.has(day.absencePeriodId)
  const bare: Content = {
    dayTypeId: isCleared ? day.dayTypeBeforeAbsenceId : day.dayTypeId,
    absencePeriodId: isCleared ? null : day.absencePeriodId,
    absenceTypeVersionId: isCleared ? null : day.absenceTypeVersionId,
    dayTypeBeforeAbsenceId: isCleared ? null : day.dayTypeBeforeAbsenceId,
    entries: entries.filter(
      ({ absencePeriodId = null }) => absencePeriodId === null || !cleared.has(absencePeriodId),
    ),
  }
  return marks.reduce(
    (content, { periodId, typeVersionId, dayTypeId, entry }) =>
      entry
        ? { ...content, entries: [...content.entries, entry] }
        : {
            ...content,
            dayTypeId,
            absencePeriodId: periodId,
            absenceTypeVersionId: typeVersionId,
            dayTypeBeforeAbsenceId: content.dayTypeId,
          },
    bare,
  )
}

/** Carries the marks of a day out, unless it may not change. What a day has already is no change. */
export function mark(
  { id, membershipId, workDate, day }: DayToWrite,
  entries: readonly Entry[],
  { cleared, marks }: { readonly cleared: ReadonlySet<Id>; readonly marks: readonly ReadyMark[] },
  circumstancesWith: (dayTypeId: Id | null) => DayCircumstances,
  now: Instant,
): Marked {
  const before = day ?? blankDay(id, membershipId, workDate, now)
  const content = contentWith(before, entries, cleared, marks)
  if (isSame(before, entries, content)) return { outcome: 'unchanged' }
  const circumstances = circumstancesWith(content.dayTypeId)
  const { locked, timeZone } = circumstances
  if (before.status !== 'draft' || locked)
    return {
      outcome: 'held',
      held: { membershipId, workDate, status: before.status, workDayId: day?.id ?? null, locked },
    }
  const tooLong = marks.length > 0 ? lengthRefusal(content.entries, { workDate, timeZone }) : null
  if (tooLong) return { outcome: 'too_full', membershipId, workDate, detail: tooLong.detail }
  return written(before, content, circumstances, now)
}

function written(
  before: Day,
  { entries, ...content }: Content,
  circumstances: DayCircumstances,
  now: Instant,
): Marked {
  const meaning = meaningOf(before.workDate, entries, circumstances)
  const day: Day = {
    ...before,
    ...meaning,
    ...content,
    ...versionsBehind(circumstances),
    updatedAt: now,
  }
  const { lines } = meaning.interpretation
  const allocated = allocatedMinutes(entries, lines, { ...circumstances, workDate: before.workDate })
  const fields = ['dayTypeId', 'absencePeriodId', 'creditedMinutes'] as const
  const changes = fields.flatMap(field =>
    before[field] === day[field] ? [] : [{ field, from: before[field], to: day[field] }],
  )
  return {
    outcome: 'written',
    written: { day, entries, allocated },
    audit: auditOf('work_days.mark_absence', day, changes),
  }
}

function isSame(day: Day, entries: readonly Entry[], content: Content): boolean {
  const marks = (of: Omit<Content, 'entries'>) =>
    [of.dayTypeId, of.absencePeriodId, of.absenceTypeVersionId, of.dayTypeBeforeAbsenceId].join()
  return marks(day) === marks(content) && absencesAmong(entries) === absencesAmong(content.entries)
}

/** The entries of absences of a day in one text, whatever their ids. */
const absencesAmong = (entries: readonly Entry[]): string =>
  entries
    .filter(({ absencePeriodId = null }) => absencePeriodId !== null)
    .map(entry =>
      [entry.absencePeriodId, entry.absenceTypeVersionId, entry.entryType.id, entry.durationMinutes].join(),
    )
    .toSorted()
    .join(' ')

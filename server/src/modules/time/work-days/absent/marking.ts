import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { covers } from '../../../../platform/vocabulary/versions.ts'
import { type DatedEntryType, entryTypeVersionsBetween } from '../../../company/catalogs/entry-types/port.ts'
import { circumstancesOfMembers } from '../day/circumstances.ts'
import { daysOfAbsences, type StoredDay } from '../reading/store.ts'
import { saveDays, type Writer } from '../writing/saving.ts'
import { type AbsenceMark, type HeldDay, mark, type Marked, type ReadyMark } from './mark-rules.ts'

export type { AbsenceMark, HeldDay } from './mark-rules.ts'

/** What absences do to days, before it is decided whether they may. */
export interface MarkedDays {
  /** Days that would change and may not: what is no draft, or locked. */
  readonly held: readonly HeldDay[]
  /** Days that would have more hours than the day is long. */
  readonly tooFull: readonly {
    readonly membershipId: Id
    readonly workDate: string
    readonly detail: string
  }[]
  /** Marks whose day type or entry type has no version on their date. */
  readonly unfit: readonly AbsenceMark[]
  readonly audit: readonly AuditFact[]
  /** How many days are written by `save`. */
  readonly count: number
  /** Saves the days that may change. */
  save(): Promise<unknown>
}

/**
 * Takes the marks of absences from days and makes others, all of them at once: exactly what the absences `cleared` put there
 * goes, and what the day had before comes back. With as many statements for many days as for one.
 */
export async function markAbsences(
  tx: WriteTransaction,
  writer: Writer,
  { cleared, marks }: { readonly cleared: readonly Id[]; readonly marks: readonly AbsenceMark[] },
): Promise<MarkedDays> {
  const stored = await daysOfAbsences(tx, cleared, marks)
  const days = daysToMark(stored, marks)
  const dates = days.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return nothingMarked
  const entryTypeIds = marks.flatMap(({ does }) => (does.kind === 'part' ? [does.entryTypeId] : []))
  const [circumstances, entryTypes] = await Promise.all([
    circumstancesOfMembers(tx, writer.timeZone, [...new Set(days.map(day => day.membershipId))], from, to),
    entryTypeIds.length > 0 ? entryTypeVersionsBetween(tx, [...new Set(entryTypeIds)], from, to) : [],
  ])
  const unfit: AbsenceMark[] = []
  const outcomes = days.map(({ membershipId, date, found, wanted }) => {
    const on = (dayTypeId: Id | null) => circumstances.on(membershipId, date, dayTypeId)
    const ready = wanted.flatMap(each => {
      const made = readyMark(each, entryTypes)
      const isFit = made && (made.dayTypeId === null || on(made.dayTypeId).dayType !== null)
      if (!isFit) unfit.push(each)
      return isFit ? [made] : []
    })
    return mark(
      { id: newId(), membershipId, workDate: date, day: found?.day ?? null },
      found?.entries ?? [],
      { cleared: new Set(cleared), marks: ready },
      on,
      tx.now,
    )
  })
  return markedDays(tx, writer, outcomes, unfit)
}

function markedDays(
  tx: WriteTransaction,
  writer: Writer,
  outcomes: readonly Marked[],
  unfit: readonly AbsenceMark[],
): MarkedDays {
  const written = outcomes.flatMap(each => (each.outcome === 'written' ? [each] : []))
  return {
    held: outcomes.flatMap(each => (each.outcome === 'held' ? [each.held] : [])),
    tooFull: outcomes.flatMap(each => (each.outcome === 'too_full' ? [each] : [])),
    unfit,
    audit: written.map(({ audit }) => audit),
    count: written.length,
    save: () =>
      saveDays(
        tx,
        writer,
        written.map(each => each.written),
      ),
  }
}

const nothingMarked: MarkedDays = {
  held: [],
  tooFull: [],
  unfit: [],
  audit: [],
  count: 0,
  save: () => Promise.resolve(),
}

interface DayToMark {
  readonly membershipId: Id
  readonly date: string
  readonly found: StoredDay | undefined
  readonly wanted: readonly AbsenceMark[]
}

/** The days that lose marks or get some, each once, in the order of their dates. */
function daysToMark(stored: readonly StoredDay[], marks: readonly AbsenceMark[]): DayToMark[] {
  const keyOf = (membershipId: Id, date: string) => `${date} ${membershipId}`
  const found = new Map(stored.map(each => [keyOf(each.day.membershipId, each.day.workDate), each]))
  const wanted = Map.groupBy(marks, ({ membershipId, date }) => keyOf(membershipId, date))
  return [...new Set([...found.keys(), ...wanted.keys()])].toSorted().map(key => {
    const [date = '', membershipId = ''] = key.split(' ')
    return { membershipId, date, found: found.get(key), wanted: wanted.get(key) ?? [] }
  })
}

/** The mark with its entry, where it is of a part of the day; undefined where its entry type has no version on the date. */
function readyMark(
  { date, periodId, typeVersionId, does }: AbsenceMark,
  entryTypes: readonly DatedEntryType[],
): ReadyMark | undefined {
  const absence = { periodId, typeVersionId }
  if (does.kind === 'whole') return { ...absence, dayTypeId: does.dayTypeId, entry: null }
  const entryType = entryTypes.find(version => version.id === does.entryTypeId && covers(version, date))
  if (!entryType) return undefined
  return {
    ...absence,
    dayTypeId: null,
    entry: {
      id: newId(),
      entryType,
      startMinutes: null,
      endMinutes: null,
      durationMinutes: does.minutes,
      allocations: [],
      note: null,
      source: 'absence',
      rawStartAt: null,
      rawEndAt: null,
      absencePeriodId: periodId,
      absenceTypeVersionId: typeVersionId,
    },
  }
}

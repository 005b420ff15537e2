import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Entry } from '../day/day.ts'
import type { EntryInput, EntrySource } from '../day/entry-shapes.ts'
import { withBreaksOfNights } from './over-midnight.ts'
import { dayKey, type ReadRow, type RefusedHours } from './rows.ts'

/** An entry as an import writes it, and as it remembers the one that it wrote over. */
export interface KeptEntry extends Record<string, unknown> {
  readonly entryTypeId: Id
  readonly startMinutes: number | null
  readonly endMinutes: number | null
  readonly durationMinutes: number | null
  readonly allocations: NonNullable<EntryInput['allocations']>
  readonly note: string | null
  readonly source?: EntrySource
}

/** The rows of one member and date: all the entries of that day. */
export interface ImportedDay {
  readonly membershipId: Id
  readonly date: PlainDate
  /** The entries in an order that does not depend on that of the rows, each once. */
  readonly entries: readonly KeptEntry[]
  /** The rows that stand for each entry, in the order of the entries. */
  readonly rowsOfEntries: readonly (readonly number[])[]
  readonly rows: readonly number[]
  /** Whether a row of the day is refused, so that the day is not written. */
  readonly incomplete: boolean
}

/** The days that rows stand for, in the order of their first rows. */
export function daysOf(rows: readonly (ReadRow | RefusedHours)[]): ImportedDay[] {
  const read = rows.flatMap((row, index) => ('error' in row ? [] : { ...row, index }))
  const incomplete = new Set(rows.flatMap(row => ('error' in row && row.day !== undefined ? row.day : [])))
  return [...Map.groupBy(read, ({ membershipId, date }) => dayKey(membershipId, date))].flatMap(
    ([key, rowsOfDay]) => {
      const ofDay = withBreaksOfNights(rowsOfDay)
      const [first] = ofDay
      if (!first) return []
      const byContent = Map.groupBy(ofDay, ({ entry }) => contentOf(kept(entry)))
      const ordered = [...byContent.values()].toSorted((a, b) => order(a[0]?.entry, b[0]?.entry))
      return {
        membershipId: first.membershipId,
        date: first.date,
        entries: ordered.flatMap(([one]) => (one ? kept(one.entry) : [])),
        rowsOfEntries: ordered.map(same => same.map(({ index }) => index)),
        rows: ofDay.map(({ index }) => index),
        incomplete: incomplete.has(key),
      }
    },
  )
}

const order = (a: EntryInput | undefined, b: EntryInput | undefined): number => {
  const [one, other] = [a, b].map(entry => entry?.startMinutes ?? 9999)
  const [text, otherText] = [a, b].map(entry => (entry ? contentOf(kept(entry)) : ''))
  return (one ?? 0) - (other ?? 0) || ((text ?? '') < (otherText ?? '') ? -1 : 1)
}

const kept = (entry: EntryInput): KeptEntry => ({
  entryTypeId: entry.entryTypeId,
  startMinutes: entry.startMinutes ?? null,
  endMinutes: entry.endMinutes ?? null,
  durationMinutes: entry.durationMinutes ?? null,
  allocations: (entry.allocations ?? []).toSorted((a, b) => (a.valueId < b.valueId ? -1 : 1)),
  note: entry.note ?? null,
})

/** A stored entry as an import remembers it. */
export const keptEntry = ({ entryType, source, ...entry }: Entry): KeptEntry => ({
  ...kept({ ...entry, entryTypeId: entryType.id, allocations: [...entry.allocations] }),
  source,
})

/** What an entry says, wherever it came from; two that say the same are the same to an import. */
const contentOf = ({ source: _, ...entry }: KeptEntry): string => canonicalJson([entry])

/** Whether an allocation is on a phase or a task. */
export const detailed = ({
  phaseId,
  taskId,
}: {
  readonly phaseId?: Id | null | undefined
  readonly taskId?: Id | null | undefined
}): boolean => phaseId != null || taskId != null

/**
 * An entry as far as rows can say it: not how it is divided among its targets, nor the phases and tasks of more than one of
 * them.
 */
function sayable({ allocations, ...entry }: KeptEntry): KeptEntry {
  const [only, other] = allocations.filter(detailed)
  const targets = new Map(
    allocations.map(({ dimensionId, valueId }) => [valueId, { dimensionId, valueId }] as const),
  )
  const detailsOf = (valueId: Id) => ({
    ...(only?.valueId === valueId && only.phaseId != null && { phaseId: only.phaseId }),
    ...(only?.valueId === valueId && only.taskId != null && { taskId: only.taskId }),
  })
  return {
    ...entry,
    allocations: [...targets.values()].map(target => ({
      ...target,
      ...(!other && detailsOf(target.valueId)),
    })),
  }
}

/** Whether a day has just these entries, as far as rows can say them. */
export const hasEntries = (stored: readonly KeptEntry[], wanted: readonly KeptEntry[]): boolean => {
  const said = (entries: readonly KeptEntry[]) =>
    entries
      .map(entry => contentOf(sayable(entry)))
      .toSorted()
      .join()
  return stored.length === wanted.length && said(stored) === said(wanted)
}

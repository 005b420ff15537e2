import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type DayClock, dayClock, dayMinutes } from '../../../../platform/vocabulary/local-time.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import { allocationsToWrite, type AllocationReferences, excessRefusal } from './allocation-rules.ts'
import type { Entry } from '../day/day.ts'
import { withKeptIds } from './entry-ids.ts'
import type { NamingCode } from '../details/rules.ts'
import { type Interval, overlap, totalLength, union } from '../interpretation/intervals.ts'
import { elapsedMinutes, isWorkingTime } from '../interpretation/recorded-time.ts'
import { firstOverlap, type Span } from '../day/overlaps.ts'
import type { EntryInput, EntrySource } from '../day/entry-shapes.ts'

/** What an entry is to be: as a caller sends it, or as the clock says with its own times beside the minutes. */
export interface WantedEntry extends EntryInput {
  readonly rawStartAt?: Instant | null
  readonly rawEndAt?: Instant | null
}

type EntryCode =
  | 'entry_form_invalid'
  | 'entry_end_before_start'
  | 'entry_overlap'
  | 'entry_day_total_exceeded'
  | 'entry_type_not_found'
  | 'allocation_form_invalid'
  | 'allocation_exceeds_entry'
  | 'dimension_not_found'
  | 'dimension_value_not_found'
  | NamingCode

type RecordedSpan = Pick<Entry, 'entryType' | 'startMinutes' | 'endMinutes' | 'durationMinutes'>

/** What the entries of a write refer to, found beforehand. */
export interface EntryReferences extends AllocationReferences {
  /** An id for each entry of the write, in their order. */
  readonly ids: readonly Id[]
  /** The entries that the write takes the place of: those that are there again keep their ids. */
  readonly replaced: readonly Entry[]
  readonly source: EntrySource
  readonly workDate: PlainDate
  readonly timeZone: string
  /** Entries of the day that stay as they are beside those of the write. */
  readonly kept: readonly Entry[]
  /** The day's entries that were punched: one that is sent again as it was still is. */
  readonly punched: readonly Entry[]
  /** What the member has on the days before and after. */
  readonly neighbours: readonly Span[]
  /** By entry type id: the version that covers the date. */
  readonly entryTypes: ReadonlyMap<string, Entry['entryType']>
}

/** The entries of a write, or the first rule it breaks. */
export function entriesToWrite(
  inputs: readonly WantedEntry[],
  references: EntryReferences,
): Decision<readonly Entry[], never, EntryCode> {
  const written: Entry[] = []
  for (const [index, input] of inputs.entries()) {
    const at = { pointer: `/entries/${index}` }
    const form = formRefusal(input)
    if (form)
      return refuse(form.code, `Entry ${index + 1} ${form.detail}`, {
        errors: [{ ...at, message: form.detail }],
      })
    const entryType = references.entryTypes.get(input.entryTypeId)
    if (!entryType) {
      const what = references.inactive.has(input.entryTypeId) ? 'inactive' : 'unknown'
      return refuse('entry_type_not_found', `Entry ${index + 1} has an ${what} entry type.`, at)
    }
    const allocations = allocationsToWrite(input.allocations ?? [], references)
    if ('refusal' in allocations) return { ...allocations, extra: at }
    const id = references.ids[index]
    if (id === undefined) throw new RangeError('every entry needs an id')
    written.push({
      id,
      entryType,
      startMinutes: input.startMinutes ?? null,
      endMinutes: input.endMinutes ?? null,
      durationMinutes: input.durationMinutes ?? null,
      allocations,
      note: visibleText(input.note),
      ...originOf(input, references),
    })
  }
  const entries = withKeptIds(written, references.replaced)
  const all = [...references.kept, ...entries]
  return (
    overlapRefusal(all, references) ??
    lengthRefusal(all, references) ??
    allocatedBeyond(entries, references) ??
    accept(references.kept.length > 0 || references.source === 'punch' ? all.toSorted(byClock) : entries)
  )
}

/** In the order of the clock, what lies inside after what is around it, and what has only a duration after all. */
const byClock = (a: Entry, b: Entry): number =>
  (a.startMinutes ?? Number.MAX_SAFE_INTEGER) - (b.startMinutes ?? Number.MAX_SAFE_INTEGER) ||
  (b.endMinutes ?? 0) - (a.endMinutes ?? 0) ||
  Number(a.entryType.category === 'break') - Number(b.entryType.category === 'break') ||
  ((a.rawStartAt ?? '') < (b.rawStartAt ?? '') ? -1 : 1)

/** Whether two entries have the same time. */
export const isSameTime = (
  a: Pick<EntryInput, 'startMinutes' | 'endMinutes' | 'durationMinutes'>,
  b: Pick<EntryInput, 'startMinutes' | 'endMinutes' | 'durationMinutes'>,
): boolean =>
  (a.startMinutes ?? null) === (b.startMinutes ?? null) &&
  (a.endMinutes ?? null) === (b.endMinutes ?? null) &&
  (a.durationMinutes ?? null) === (b.durationMinutes ?? null)

/** Where an entry comes from: the write, or the clock, where its time is still what was punched. */
function originOf(input: WantedEntry, { source, punched }: EntryReferences) {
  const { rawStartAt = null, rawEndAt = null } = input
  const before = punched.find(entry => entry.entryType.id === input.entryTypeId && isSameTime(entry, input))
  return before
    ? { source: before.source, rawStartAt: before.rawStartAt, rawEndAt: before.rawEndAt }
    : { source, rawStartAt, rawEndAt }
}

/** The entries of a day whose write is about something else. */
export const keptEntries = (entries: readonly Entry[]): Accepted<readonly Entry[], never> => accept(entries)

function formRefusal(input: EntryInput): { code: EntryCode; detail: string } | null {
  const { startMinutes: start = null, endMinutes: end = null, durationMinutes: duration = null } = input
  const spans = start !== null && end !== null
  if ((start === null) !== (end === null))
    return { code: 'entry_form_invalid', detail: 'has only one end of its span' }
  if (spans === (duration !== null))
    return { code: 'entry_form_invalid', detail: 'needs exactly one of start and end, or duration' }
  if (spans && end <= start)
    return { code: 'entry_end_before_start', detail: `ends at ${end}, not after its start at ${start}` }
  return null
}

const fillsDay = ({ entryType: { category } }: RecordedSpan): boolean =>
  category !== 'break' && category !== 'standby'

function overlapRefusal(
  entries: readonly Entry[],
  { workDate, timeZone, neighbours }: EntryReferences,
): Refused<'entry_overlap'> | null {
  const own = entries.flatMap(({ startMinutes, endMinutes, entryType }): Span[] =>
    startMinutes === null || endMinutes === null
      ? []
      : [{ workDate, startMinutes, endMinutes, category: entryType.category }],
  )
  const clash = firstOverlap(workDate, timeZone, own, neighbours)
  if (!clash) return null
  const [first, second] = clash.map(span => `${span.startMinutes}–${span.endMinutes} of ${span.workDate}`)
  const workDates = [...new Set(clash.map(span => span.workDate))]
  return refuse('entry_overlap', `The span ${first} overlaps ${second}.`, { workDates })
}

export function lengthRefusal(
  entries: readonly Entry[],
  { workDate, timeZone }: Pick<EntryReferences, 'workDate' | 'timeZone'>,
): Refused<'entry_day_total_exceeded'> | null {
  const clock = dayClock(workDate, timeZone)
  const total = entries.filter(fillsDay).reduce((sum, entry) => sum + elapsedMinutes(entry, clock), 0)
  const length = dayMinutes(workDate, timeZone)
  if (total <= length) return null
  const detail = `The entries add up to ${total} minutes; ${workDate} has ${length}.`
  return refuse('entry_day_total_exceeded', detail, { totalMinutes: total, dayMinutes: length })
}

/** Warnings of the entries themselves; those of an automatic break and of rounding come at confirmation. */
function allocatedBeyond(
  entries: readonly Entry[],
  { workDate, timeZone }: EntryReferences,
): Refused<'allocation_exceeds_entry'> | null {
  const clock = dayClock(workDate, timeZone)
  const breaks = entries.filter(
    ({ entryType }) => entryType.category === 'break' && !entryType.countsToTarget,
  )
  for (const [index, entry] of entries.entries()) {
    const minutes =
      elapsedMinutes(entry, clock) - (isWorkingTime(entry.entryType) ? restIn(entry, breaks, clock) : 0)
    const excess = excessOf(entry, minutes)
    if (excess) return { ...excess, extra: { ...excess.extra, pointer: `/entries/${index}` } }
  }
  return null
}

/** The first level of which more is allocated than the entry has. */
export function excessOf(entry: Entry, minutes: number): Refused<'allocation_exceeds_entry'> | null {
  for (const [dimensionId, parts] of Map.groupBy(entry.allocations, each => each.dimensionId)) {
    const excess = excessRefusal(parts, minutes, { dimensionId })
    if (excess) return excess
  }
  return null
}

function restIn(entry: Entry, breaks: readonly Entry[], clock: DayClock): number {
  const at = placeOf(entry, clock)
  if (!at) return 0
  return totalLength(
    union(
      breaks.flatMap(rest => {
        const placed = placeOf(rest, clock)
        return (placed && overlap(at, placed)) ?? []
      }),
    ),
  )
}

const placeOf = ({ startMinutes, endMinutes }: Entry, clock: DayClock): Interval | null =>
  startMinutes === null || endMinutes === null
    ? null
    : { from: clock.elapsedAt(startMinutes), to: clock.elapsedAt(endMinutes) }

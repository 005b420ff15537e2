import { accept, type Accepted, type Decision, refuse } from '../../platform/vocabulary/decision.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Entry } from './day.ts'
import type { EntryTypeVersion } from './interpretation/day.ts'
import type { Allocation, EntryInput, EntrySource } from './shapes.ts'

type EntryCode =
  | 'entry_form_invalid'
  | 'entry_end_before_start'
  | 'entry_overlap'
  | 'entry_day_total_exceeded'
  | 'entry_type_not_found'
  | 'dimension_not_found'
  | 'dimension_value_not_found'

/** What the entries of a write refer to, found beforehand. */
export interface EntryReferences {
  /** An id for each entry of the write, in their order. */
  readonly ids: readonly Id[]
  readonly source: EntrySource
  /** Minutes between the midnights that bound the day: 1380, 1440 or 1500. */
  readonly dayMinutes: number
  /** By entry type id: the version that covers the date. */
  readonly entryTypes: ReadonlyMap<string, EntryTypeVersion>
  /** By the level's id and by its code. */
  readonly levels: ReadonlyMap<string, { readonly id: string }>
  /** By target id: the level it belongs to. */
  readonly values: ReadonlyMap<string, { readonly dimensionId: string }>
}

/** The entries that a write asks for, or the first rule it breaks. */
export function entriesToWrite(
  inputs: readonly EntryInput[],
  references: EntryReferences,
): Decision<readonly Entry[], never, EntryCode> {
  const entries: Entry[] = []
  for (const [index, input] of inputs.entries()) {
    const at = { pointer: `/entries/${index}` }
    const form = formRefusal(input)
    if (form)
      return refuse(form.code, `Entry ${index + 1} ${form.detail}`, {
        errors: [{ ...at, message: form.detail }],
      })
    const entryType = references.entryTypes.get(input.entryTypeId)
    if (!entryType) return refuse('entry_type_not_found', `Entry ${index + 1} has an unknown entry type.`, at)
    const allocations: Allocation[] = []
    for (const { dimensionId, valueId, ...rest } of input.allocations ?? []) {
      const level = references.levels.get(dimensionId)
      if (!level) return refuse('dimension_not_found', `There is no tracking level “${dimensionId}”.`, at)
      if (references.values.get(valueId)?.dimensionId !== level.id)
        return refuse('dimension_value_not_found', `The level “${dimensionId}” has no target ${valueId}.`, at)
      allocations.push({ dimensionId: level.id, valueId, ...rest })
    }
    const id = references.ids[index]
    if (id === undefined) throw new RangeError('every entry needs an id')
    entries.push({
      id,
      entryType,
      startMinutes: input.startMinutes ?? null,
      endMinutes: input.endMinutes ?? null,
      durationMinutes: input.durationMinutes ?? null,
      allocations,
      note: input.note ?? null,
      source: references.source,
    })
  }
  const clash = overlapping(entries)
  if (clash) return refuse('entry_overlap', clash)
  const total = entries.filter(entry => fillsDay(entry)).reduce((sum, entry) => sum + clockMinutes(entry), 0)
  if (total > references.dayMinutes)
    return refuse(
      'entry_day_total_exceeded',
      `The entries add up to ${total} minutes; the day has ${references.dayMinutes}.`,
    )
  return accept(entries)
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

/** Minutes as the clock shows them; the interpretation counts by instants. */
export const clockMinutes = (entry: Pick<Entry, 'startMinutes' | 'endMinutes' | 'durationMinutes'>): number =>
  entry.durationMinutes ?? (entry.endMinutes ?? 0) - (entry.startMinutes ?? 0)

const fillsDay = (entry: Entry): boolean =>
  entry.entryType.category !== 'break' && entry.entryType.category !== 'standby'

/** Breaks lie inside work, and work inside standby; within a layer no minute is taken twice. */
const layerOf = ({ entryType }: Entry): string =>
  entryType.category === 'break' || entryType.category === 'standby' ? entryType.category : 'work'

function overlapping(entries: readonly Entry[]): string | null {
  const spans = entries.filter(entry => entry.startMinutes !== null)
  for (const layer of new Set(spans.map(layerOf))) {
    const ordered = spans
      .filter(entry => layerOf(entry) === layer)
      .map(entry => ({ from: entry.startMinutes ?? 0, to: entry.endMinutes ?? 0 }))
      .sort((a, b) => a.from - b.from)
    for (const [index, span] of ordered.entries()) {
      const next = ordered[index + 1]
      if (next && next.from < span.to)
        return `The span ${span.from}–${span.to} overlaps ${next.from}–${next.to}.`
    }
  }
  return null
}

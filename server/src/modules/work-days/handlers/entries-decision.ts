import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import {
  type EntryLevel,
  levelsForEntries,
  type ResolvedValue,
  resolveValues,
} from '../../catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsAt } from '../../catalogs/entry-types/port.ts'
import { circumstancesOf } from '../circumstances.ts'
import type { Entry } from '../day.ts'
import { entriesToWrite } from '../entry-rules.ts'
import type { EntryInput, EntrySource } from '../shapes.ts'
import * as store from '../store.ts'
import { write } from '../writing-rules.ts'

/** A member's day to write. */
export interface Subject {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly membershipId: Id
  readonly date: PlainDate
}

interface EntriesBody {
  readonly entries: readonly EntryInput[]
  readonly expectedUpdatedAt?: string
}

/** Reads all that a replacement of a day's entries is decided on; whether the caller may write the day is not asked. */
export async function entriesDecision(
  { db, caller, membershipId, date }: Subject,
  body: EntriesBody,
  source: EntrySource,
) {
  const { timeZone } = caller.organisation
  const allocations = body.entries.flatMap(entry => entry.allocations ?? [])
  const [found, neighbours, circumstances, entryTypes, levels, values] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    store.neighbouringSpans(db, membershipId, date),
    circumstancesOf(db, timeZone, membershipId, date, date),
    entryTypeVersionsAt(db, [...new Set(body.entries.map(entry => entry.entryTypeId))], date),
    allocations.length > 0 ? levelsForEntries(db) : [],
    allocations.length > 0 ? resolveValues(db, [...new Set(allocations.map(({ valueId }) => valueId))]) : [],
  ])
  const references = {
    ids: body.entries.map(() => newId()),
    source,
    workDate: date,
    timeZone,
    neighbours,
    ...usable({ entryTypes, levels, values }, found?.entries ?? []),
  }
  const dayTypeId = found?.day.dayTypeId ?? null
  return () =>
    write(
      { id: newId(), membershipId, workDate: date, day: found?.day ?? null },
      {
        action: 'work_days.write_entries',
        entries: () => entriesToWrite(body.entries, references),
        dayTypeId,
        fills: body.entries.length > 0,
      },
      circumstances.on(date, dayTypeId),
      unchangedSince(body.expectedUpdatedAt, found?.day.updatedAt),
      db.now,
    )
}

/** What is out of use takes no new hours, and stays usable on a day that has some on it. */
function usable(
  {
    entryTypes,
    levels,
    values,
  }: {
    readonly entryTypes: readonly DatedEntryType[]
    readonly levels: readonly EntryLevel[]
    readonly values: readonly ResolvedValue[]
  },
  kept: readonly Entry[],
) {
  const keptTypes = new Set(kept.map(({ entryType }) => entryType.id))
  const keptAllocations = kept.flatMap(({ allocations }) => allocations)
  const keptValues = new Set(keptAllocations.map(({ valueId }) => valueId))
  const outOfUse = (records: readonly { readonly id: Id; readonly active: boolean }[], inUse: Set<Id>) =>
    records.flatMap(({ id, active }) => (active || inUse.has(id) ? [] : [id]))
  return {
    inactive: new Set([...outOfUse(entryTypes, keptTypes), ...outOfUse(values, keptValues)]),
    entryTypes: new Map(
      entryTypes.filter(({ id, active }) => active || keptTypes.has(id)).map(type => [type.id, type]),
    ),
    levels: new Map([
      ...keptAllocations.map(({ dimensionId }) => [dimensionId, { id: dimensionId }] as const),
      ...levels.flatMap(level => [[level.id, level] as const, [level.code, level] as const]),
    ]),
    values: new Map(
      values.filter(({ id, active }) => active || keptValues.has(id)).map(value => [value.id, value]),
    ),
  }
}

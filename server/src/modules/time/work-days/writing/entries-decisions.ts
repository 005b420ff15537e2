import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { covers } from '../../../../platform/vocabulary/versions.ts'
import {
  type EntryLevel,
  levelsForEntries,
  type ResolvedValue,
  resolveValues,
} from '../../../company/catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsBetween } from '../../../company/catalogs/entry-types/port.ts'
import { circumstancesOfMembers, type MemberCircumstances } from '../day/circumstances.ts'
import {
  type AllocatedMinutes,
  type DayCircumstances,
  type Entry,
  isOwnEntry,
  type WrittenDay,
} from '../day/day.ts'
import { detailsOf, type FoundDetails, noDetails } from '../details/slot.ts'
import { changedHoursRefusal, holdsHours } from '../details/rules.ts'
import { entriesToWrite, type WantedEntry } from './entry-rules.ts'
import { allocatedMinutes } from '../hours/rows.ts'
import { meaningOf } from '../day/meaning.ts'
import { invoicedAmong } from './protected-hours.ts'
import type { Span } from '../day/overlaps.ts'
import type { EntrySource } from '../day/entry-shapes.ts'
import { idsOn, daysOn, type MemberDay, spansOn, type StoredDay, type StoredSpan } from '../reading/store.ts'
import { write } from './rules.ts'

interface Writer {
  readonly db: WriteTransaction
  readonly caller: { readonly organisation: { readonly timeZone: string } }
  readonly contributions: Contributions
}

/** A member's day, and the entries that are to replace those that it has. */
export interface WantedDay extends MemberDay {
  readonly entries: readonly WantedEntry[]
  /** Entries of the stored day that stay as they are; those of absences unless given. */
  readonly kept?: readonly Entry[]
}

interface Terms {
  readonly timeZone: string
  readonly source: EntrySource
  readonly now: string
}

interface Read {
  readonly stored: readonly StoredDay[]
  readonly spans: readonly StoredSpan[]
  readonly circumstances: MemberCircumstances
  /** The versions in force on any date of the days. */
  readonly entryTypes: readonly DatedEntryType[]
  readonly levels: readonly EntryLevel[]
  readonly values: readonly ResolvedValue[]
  readonly details: FoundDetails
  readonly invoiced: ReadonlySet<Id>
}

/**
 * Reads all that replacements of the entries of days are decided on, with as many statements for many days as for one;
 * `known` are the stored days of them, where the caller has read those. Whether the caller may write the days is not asked.
 */
export async function entriesDecisions(
  { db, caller, contributions }: Writer,
  days: readonly WantedDay[],
  source: EntrySource,
  known?: readonly StoredDay[],
): Promise<EntriesDecisions> {
  const { timeZone } = caller.organisation
  const dates = days.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) throw new RangeError('there is no day to decide')
  const entries = days.flatMap(day => day.entries)
  const allocations = entries.flatMap(entry => entry.allocations ?? [])
  const valueIds = distinct(allocations.map(({ valueId }) => valueId))
  const members = distinct(days.map(({ membershipId }) => membershipId))
  const [stored, spans, circumstances, entryTypes, levels, values, named, invoiced] = await Promise.all([
    known ?? daysOn(db, days),
    spansOn(db, neighboursOf(days)),
    circumstancesOfMembers(db, timeZone, members, from, to),
    entryTypeVersionsBetween(db, distinct(entries.map(entry => entry.entryTypeId)), from, to),
    valueIds.length > 0 ? levelsForEntries(db) : [],
    valueIds.length > 0 ? resolveValues(db, valueIds) : [],
    detailsOf(db, contributions, allocations),
    invoicedAmong(db, contributions, idsOn(db.orgId, days)),
  ])
  const ofDropped = await detailsOf(db, contributions, droppedFrom(stored, valueIds))
  const details = withDropped(named, ofDropped)
  const read = { stored, spans, circumstances, entryTypes, levels, values, details, invoiced }
  return new EntriesDecisions(read, { timeZone, source, now: db.now })
}

/** What days have hours on that none of the new entries is for. */
const droppedFrom = (stored: readonly StoredDay[], kept: readonly Id[]) =>
  stored
    .flatMap(({ entries }) => entries.flatMap(({ allocations }) => allocations))
    .filter(({ valueId }) => !kept.includes(valueId))
    .map(({ valueId }) => ({ valueId }))

const withDropped = (named: FoundDetails, dropped: FoundDetails): FoundDetails =>
  dropped === noDetails ? named : { ...named, projects: new Map([...named.projects, ...dropped.projects]) }

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

const beside = ({ membershipId, date }: MemberDay): MemberDay[] =>
  [-1, 1].map(days => ({ membershipId, date: addDays(date, days) }))

const keyOf = ({ membershipId, date }: MemberDay): string => `${membershipId} ${date}`

const neighboursOf = (days: readonly MemberDay[]): MemberDay[] => [
  ...new Map(days.flatMap(beside).map(day => [keyOf(day), day])).values(),
]

/** Decides what days are to have, one after the other: what was accepted before counts as written. */
export class EntriesDecisions {
  readonly #read: Read
  readonly #terms: Terms
  readonly #stored: ReadonlyMap<string, StoredDay>
  /** The spans of days, by day. */
  #spans: Map<string, readonly Span[]>

  constructor(read: Read, terms: Terms) {
    this.#read = read
    this.#terms = terms
    this.#stored = new Map(
      read.stored.map(each => [
        keyOf({ membershipId: each.day.membershipId, date: each.day.workDate }),
        each,
      ]),
    )
    this.#spans = Map.groupBy(read.spans, ({ membershipId, workDate: date }) => keyOf({ membershipId, date }))
  }

  /** Counts days as empty until they are decided: of days that all change, none is in the way as it was. */
  clear(days: readonly MemberDay[]): void {
    for (const day of days) this.#spans.set(keyOf(day), [])
  }

  /** Counts what was punched on days as gone until they are decided; all else of them is in the way. */
  clearPunched(days: readonly MemberDay[]): void {
    const cleared = new Set(days.map(keyOf))
    const left = this.#read.spans.filter(
      ({ membershipId, workDate: date, source }) =>
        source !== 'punch' || !cleared.has(keyOf({ membershipId, date })),
    )
    this.#spans = Map.groupBy(left, ({ membershipId, workDate: date }) => keyOf({ membershipId, date }))
  }

  decide({ membershipId, date, entries, kept }: WantedDay, expectedUpdatedAt?: string) {
    const { timeZone, source, now } = this.#terms
    const found = this.#stored.get(keyOf({ membershipId, date }))
    const staying = kept ?? (found?.entries ?? []).filter(entry => !isOwnEntry(entry))
    const stayingIds = new Set(staying.map(({ id }) => id))
    const references = {
      ids: entries.map(() => newId()),
      replaced: (found?.entries ?? []).filter(({ id }) => !stayingIds.has(id)),
      source,
      kept: staying,
      punched: source === 'punch' ? [] : (found?.entries ?? []).filter(entry => entry.source === 'punch'),
      workDate: date,
      timeZone,
      neighbours: beside({ membershipId, date }).flatMap(day => this.#spans.get(keyOf(day)) ?? []),
      ...usable(this.#read, date, found?.entries ?? []),
    }
    const dayTypeId = found?.day.dayTypeId ?? null
    const invoiced = found !== undefined && this.#read.invoiced.has(found.day.id)
    const circumstances = this.#read.circumstances.on(membershipId, date, dayTypeId)
    const decision = write(
      { id: newId(), membershipId, workDate: date, day: found?.day ?? null, invoiced },
      {
        action: 'work_days.write_entries',
        entries: () => entriesToWrite(entries, references),
        hoursRefusal: hours => this.#hoursRefusal(found, hours, circumstances),
        dayTypeId,
        fills: entries.length > 0,
      },
      circumstances,
      unchangedSince(expectedUpdatedAt, found?.day.updatedAt),
      now,
    )
    if (decision.refusal === undefined)
      this.#spans.set(keyOf({ membershipId, date }), spansOf(decision.state))
    return decision
  }

  /** Days are compared by their hours only where something of them takes no more. */
  #hoursRefusal(found: StoredDay | undefined, hours: readonly AllocatedMinutes[], terms: DayCircumstances) {
    const { details } = this.#read
    if (!holdsHours(details)) return null
    const { entries = [], day } = found ?? {}
    const lines = day ? meaningOf(day.workDate, entries, terms).interpretation.lines : []
    const before = day ? allocatedMinutes(entries, lines, { ...terms, workDate: day.workDate }) : []
    return changedHoursRefusal(before, hours, details)
  }
}

const spansOf = ({ day: { workDate }, entries }: WrittenDay): Span[] =>
  entries
    .flatMap(({ startMinutes, endMinutes, entryType: { category } }) =>
      startMinutes === null || endMinutes === null ? [] : { workDate, startMinutes, endMinutes, category },
    )
    .toSorted((a, b) => a.startMinutes - b.startMinutes)

/** What is out of use takes no new hours, and stays usable on a day that has some on it. */
function usable(read: Read, date: PlainDate, kept: readonly Entry[]) {
  const { levels, details } = read
  // Whether a project takes hours its own family says, and with another code.
  const values = read.values.map(value => ({
    ...value,
    active: value.active || details.projects.has(value.id),
  }))
  const entryTypes = read.entryTypes.filter(version => covers(version, date))
  const keptTypes = new Set(kept.map(({ entryType }) => entryType.id))
  const keptAllocations = kept.flatMap(({ allocations }) => allocations)
  const keptValues = new Set(keptAllocations.map(({ valueId }) => valueId))
  const outOfUse = (records: readonly { readonly id: Id; readonly active: boolean }[], inUse: Set<Id>) =>
    records.flatMap(({ id, active }) => (active || inUse.has(id) ? [] : [id]))
  return {
    details,
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

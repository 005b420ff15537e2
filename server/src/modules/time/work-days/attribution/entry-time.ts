import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { Entry } from '../day/day.ts'
import { baseLineKinds, type EntryTypeVersion } from '../interpretation/day.ts'
import { elapsedMinutes, isWorkingTime } from '../interpretation/recorded-time.ts'
import type { FrozenLine } from '../day/interpreted.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { apportion } from './shares.ts'

/** An entry with the version of its type that its day has, as far as its minutes go. */
export interface TypedEntry
  extends Pick<Entry, 'id' | 'startMinutes' | 'endMinutes' | 'durationMinutes' | 'allocations'> {
  readonly entryType: EntryTypeVersion
}

export type DayLine = FrozenLine

/** How many minutes of a line come from an entry. */
export interface Taken {
  readonly entry: TypedEntry
  readonly minutes: number
}

/** A stretch of elapsed minutes that is one entry's. */
interface Stretch {
  readonly entry: TypedEntry
  readonly from: number
  readonly to: number
}

/** The entries that a line may come from: those on the clock, each minute once, and bare durations. */
interface Source {
  readonly placed: readonly Stretch[]
  readonly durations: readonly Taken[]
}

const ownTypeKinds: ReadonlySet<string> = new Set(['standby', 'travel', 'credit', 'absence'])
const baseKinds: ReadonlySet<string> = new Set(baseLineKinds)

/** Whether a line of this kind is made by the type of its entry rather than by the model. */
export const isOfEntryType = (kind: string): boolean => ownTypeKinds.has(kind)

/** Whether minutes of this kind are worked minutes, each on one line. */
export const isBaseLine = (kind: string): boolean => baseKinds.has(kind)

/**
 * Finds where the minutes of a day's lines come from: lines with a place in time by their overlap with the entries,
 * lines without one from the durations, in the order in which the interpretation counts them. The weights are
 * minutes before rounding and breaks, so only their proportion counts.
 */
export class EntryTime {
  readonly #clock: DayClock
  readonly #entries: readonly TypedEntry[]
  readonly #flex: boolean
  readonly #sources = new Map<string, Source>()
  /** By source and layer: how many minutes of the durations earlier lines have taken. */
  readonly #taken = new Map<string, number>()

  /** `flex`: the model counts ordered work after what the worker does of their own accord. */
  constructor(entries: readonly TypedEntry[], clock: DayClock, flex: boolean) {
    this.#entries = entries
    this.#clock = clock
    this.#flex = flex
  }

  /** To be asked of the day's lines in their order. */
  of(line: DayLine): readonly Taken[] {
    const { kind } = line
    const name = isOfEntryType(kind) ? line.rule.versionId : 'working time'
    const source = this.#source(name, entry =>
      isOfEntryType(kind) ? entry.entryType.versionId === name : isWorkingTime(entry.entryType),
    )
    const { fromMinutes, toMinutes } = line
    if (fromMinutes != null && toMinutes != null)
      return between(source, this.#clock.elapsedAt(fromMinutes), this.#clock.elapsedAt(toMinutes))
    const layer = `${name} ${isBaseLine(kind) ? 'base' : kind}`
    const from = this.#taken.get(layer) ?? 0
    this.#taken.set(layer, from + line.minutes)
    return ofDurations(source, from, from + line.minutes)
  }

  #source(name: string, belongs: (entry: TypedEntry) => boolean): Source {
    const known = this.#sources.get(name)
    if (known) return known
    const entries = this.#entries.filter(belongs)
    const durations = entries.flatMap(entry =>
      entry.durationMinutes === null ? [] : [{ entry, minutes: entry.durationMinutes }],
    )
    const source = { placed: placedOnce(entries, this.#clock), durations: this.#counted(durations) }
    this.#sources.set(name, source)
    return source
  }

  #counted(durations: readonly Taken[]): readonly Taken[] {
    if (!this.#flex) return durations
    const ownAccord = ({ entry }: Taken) => entry.entryType.countsToTarget
    return [...durations.filter(ownAccord), ...durations.filter(taken => !ownAccord(taken))]
  }
}

/** Where entries overlap, a minute belongs to the one that began first, as in the interpretation. */
function placedOnce(entries: readonly TypedEntry[], clock: DayClock): Stretch[] {
  const stretches = entries
    .flatMap(entry =>
      entry.startMinutes === null || entry.endMinutes === null
        ? []
        : [{ entry, from: clock.elapsedAt(entry.startMinutes), to: clock.elapsedAt(entry.endMinutes) }],
    )
    .sort((a, b) => a.from - b.from)
  let reached = 0
  return stretches.flatMap(({ entry, from, to }) => {
    const free = Math.max(from, reached)
    reached = Math.max(reached, to)
    return free < to ? [{ entry, from: free, to }] : []
  })
}

/** By overlap; a line that rounding put beside every entry belongs to the nearest. */
function between({ placed, durations }: Source, from: number, to: number): Taken[] {
  const overlapping = placed.flatMap(stretch => {
    const minutes = Math.min(to, stretch.to) - Math.max(from, stretch.from)
    return minutes > 0 ? [{ entry: stretch.entry, minutes }] : []
  })
  if (overlapping.length > 0) return overlapping
  const distance = (stretch: Stretch) => Math.max(stretch.from - to, from - stretch.to)
  const [nearest] = [...placed].sort((a, b) => distance(a) - distance(b))
  const entry = nearest?.entry ?? durations[0]?.entry
  return entry ? [{ entry, minutes: to - from }] : []
}

/** The minutes from number `from` to number `to` through the durations; what rounding added is the last work's. */
function ofDurations({ placed, durations }: Source, from: number, to: number): Taken[] {
  const taken: Taken[] = []
  let passed = 0
  for (const { entry, minutes } of durations) {
    const part = Math.min(to, passed + minutes) - Math.max(from, passed)
    if (part > 0) taken.push({ entry, minutes: part })
    passed += minutes
  }
  const last = durations.at(-1)?.entry ?? placed.at(-1)?.entry
  const added = to - Math.max(from, passed)
  return last && added > 0 ? [...taken, { entry: last, minutes: added }] : taken
}

/**
 * What there is of each entry to allocate, in minutes by its id: of working time what is worked, without breaks and as
 * rounded; of everything else the minutes that pass. `flex` as in `EntryTime`.
 */
export function entryMinutes(
  entries: readonly TypedEntry[],
  lines: readonly DayLine[],
  clock: DayClock,
  flex: boolean,
): ReadonlyMap<Id, number> {
  const time = new EntryTime(entries, clock, flex)
  const minutes = new Map(
    entries.map(entry => [entry.id, isWorkingTime(entry.entryType) ? 0 : elapsedMinutes(entry, clock)]),
  )
  for (const line of lines.filter(({ kind }) => isBaseLine(kind))) {
    const taken = time.of(line)
    const shares = apportion(
      line.minutes,
      taken.map(one => one.minutes),
    )
    for (const [index, { entry }] of taken.entries())
      minutes.set(entry.id, (minutes.get(entry.id) ?? 0) + (shares[index] ?? 0))
  }
  return minutes
}

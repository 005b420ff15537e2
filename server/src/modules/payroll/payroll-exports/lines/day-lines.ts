import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import {
  apportion,
  type DayLine,
  entryMinutes,
  EntryTime,
  isBaseLine,
  isOfEntryType,
  type Taken,
  type TypedEntry,
} from '../../../time/work-days/port.ts'
import { type LineKind, lineKinds } from '../kinds.ts'
import type { CodeOf, LineFacts } from '../pay-types/coding.ts'
import { type CodeOfValue, gathered, partsOfEntry, shareOfParts } from './attribution.ts'
import type { LineContent, Part } from './line.ts'
import { kept } from './reasons.ts'

/** An entry, with the pay type of the absence that it is of; null or left out for any other and where the absence has none. */
export interface AbsenceEntry extends TypedEntry {
  readonly absenceCode?: string | null
}

/** A frozen day as its lines are made from it. */
export interface DayToLine {
  readonly workDate: PlainDate
  readonly lines: readonly DayLine[]
  readonly entries: readonly AbsenceEntry[]
  /** The pay type of the absence that marks the day; null without one. */
  readonly absenceCode: string | null
  readonly clock: DayClock
  /** Whether the model of the day is flexitime. */
  readonly flex: boolean
}

/** An entry type or a day type, with its own pay type code. */
export type TypeOfLine = Pick<LineFacts, 'entryTypeId' | 'dayTypeId' | 'ownCode'>

export interface Codes {
  /** What makes lines by itself; a model's rule is no such type. */
  readonly typeOf: (versionId: Id) => TypeOfLine | null
  readonly ofLine: CodeOf
  readonly ofValue: CodeOfValue
}

/**
 * One line per line of the day's interpretation, in its order, with the targets and the pay type of its entries. Flex
 * is told by the movement of its period instead, and absence without a pay type is nothing to payroll.
 */
export function linesOfDay(day: DayToLine, codes: Codes): LineContent[] {
  const { entries, lines, clock, flex } = day
  const sources = {
    day,
    time: new EntryTime(entries, clock, flex),
    targets: new EntryTargets(entryMinutes(entries, lines, clock, flex), codes.ofValue),
    codes,
  }
  return lines
    .filter(({ kind }) => kind !== 'flex')
    .map(line => contentOf(line, kindOf(line), sources))
    .filter(({ kind, payTypeCode }) => kind !== 'absence' || payTypeCode !== null)
}

interface Sources {
  readonly day: DayToLine
  readonly time: EntryTime
  readonly targets: EntryTargets
  readonly codes: Codes
}

function contentOf(line: DayLine, kind: LineKind, { day, time, targets, codes }: Sources): LineContent {
  const taken = time.of(line)
  const compensation = line.compensation ?? 'paid'
  const type = typeOf(kind, line, taken, codes)
  const facts = { kind, compensation, ...type, absenceCode: absenceCodeOf(kind, type, taken, day) }
  return {
    kind,
    compensation,
    ...codes.ofLine(facts, day.workDate),
    minutes: line.minutes,
    creditBp: line.creditBp,
    fromMinutes: line.fromMinutes ?? null,
    toMinutes: line.toMinutes ?? null,
    parts: partsOf(line, taken, targets),
    rule: { id: line.rule.id, versionId: line.rule.versionId },
    ...kept(line.explanation),
  }
}

const known: ReadonlySet<string> = new Set(lineKinds)

/** A kind that payroll has no word for must not be left out in silence. */
function kindOf({ kind }: DayLine): LineKind {
  if (!known.has(kind)) throw new Error(`payroll exports know no line of the kind “${kind}”`)
  return kind as LineKind
}

/** Time beside work, credits and absence are of the type that made them, everything else of the entry with most of it. */
function typeOf(kind: LineKind, line: DayLine, taken: readonly Taken[], codes: Codes): TypeOfLine {
  if (isOfEntryType(kind)) return codes.typeOf(line.rule.versionId) ?? noType
  const most = taken.reduce<Taken | null>(
    (best, next) => (best && best.minutes >= next.minutes ? best : next),
    null,
  )
  if (!most) return noType
  const { id: entryTypeId, payTypeCode } = most.entry.entryType
  return { entryTypeId, dayTypeId: null, ownCode: kind === 'normal' ? payTypeCode : null }
}

/** What the absence itself is paid as, for lines that a day type or an entry of it gives. */
function absenceCodeOf(
  kind: LineKind,
  { entryTypeId, dayTypeId }: TypeOfLine,
  taken: readonly Taken[],
  { absenceCode, entries }: DayToLine,
): string | null {
  if (!isOfEntryType(kind)) return null
  if (dayTypeId !== null) return absenceCode
  const [first] = entryTypeId === null ? [] : taken
  return entries.find(({ id }) => id === first?.entry.id)?.absenceCode ?? null
}

const noType: TypeOfLine = { entryTypeId: null, dayTypeId: null, ownCode: null }

function partsOf({ kind, minutes }: DayLine, taken: readonly Taken[], targets: EntryTargets): Part[] {
  if (taken.every(({ entry }) => entry.allocations.length === 0)) return []
  const shares = apportion(
    minutes,
    taken.map(one => one.minutes),
  )
  return gathered(
    taken.flatMap(({ entry }, index) => {
      const share = shares[index] ?? 0
      return isBaseLine(kind) ? targets.draw(entry, share) : targets.shareOf(entry, share)
    }),
  )
}

/** The targets of a day's entries, by the minutes that each entry has. */
class EntryTargets {
  readonly #minutes: ReadonlyMap<Id, number>
  readonly #codeOf: CodeOfValue
  /** What base lines have not taken yet, by entry. */
  readonly #left = new Map<Id, readonly Part[]>()

  constructor(minutes: ReadonlyMap<Id, number>, codeOf: CodeOfValue) {
    this.#minutes = minutes
    this.#codeOf = codeOf
  }

  /** So many minutes in the proportion of what is left, so that the base lines of an entry together give each target its own. */
  draw(entry: TypedEntry, minutes: number): Part[] {
    const left = this.#left.get(entry.id) ?? this.#partsOf(entry)
    const drawn = shareOfParts(minutes, left, minutesOf(left))
    this.#left.set(
      entry.id,
      left.map((part, index) => ({ ...part, minutes: part.minutes - (drawn[index]?.minutes ?? 0) })),
    )
    return drawn
  }

  /** So many minutes in the proportion of the whole entry. */
  shareOf(entry: TypedEntry, minutes: number): Part[] {
    const parts = this.#partsOf(entry)
    return shareOfParts(minutes, parts, minutesOf(parts))
  }

  #partsOf(entry: TypedEntry): Part[] {
    return partsOfEntry(this.#minutes.get(entry.id) ?? 0, entry.allocations, this.#codeOf)
  }
}

const minutesOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.minutes, 0)

import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { DayClock } from '../../../platform/vocabulary/local-time.ts'
import { type LineKind, lineKinds } from '../kinds.ts'
import { apportion } from './apportion.ts'
import { type CodeOfValue, gathered, partsOfEntry, shareOfParts } from './attribution.ts'
import { type DayLine, EntryTime, isOfEntryType, type Taken, type TypedEntry } from './entry-time.ts'
import type { LineContent, Part } from './line.ts'

/** A frozen day as its lines are made from it. */
export interface DayToLine {
  readonly lines: readonly DayLine[]
  readonly entries: readonly TypedEntry[]
  readonly clock: DayClock
  /** Whether the model of the day is flexitime. */
  readonly flex: boolean
}

export interface Codes {
  /** The pay type code of a version of an entry type or a day type, null where it has none. */
  readonly ofPayType: (versionId: Id) => string | null
  readonly ofValue: CodeOfValue
}

/** One line per line of the day's interpretation, in its order, with the targets and the pay type of its entries. */
export function linesOfDay(day: DayToLine, codes: Codes): LineContent[] {
  const time = new EntryTime(day.entries, day.clock, day.flex)
  return day.lines
    .filter(line => toldToPayroll(line, codes))
    .map(line => {
      const kind = kindOf(line)
      const taken = time.of(line, kind)
      return {
        kind,
        payTypeCode: payTypeCodeOf(kind, line, taken, codes),
        minutes: line.minutes,
        creditBp: line.creditBp,
        fromMinutes: line.fromMinutes ?? null,
        toMinutes: line.toMinutes ?? null,
        parts: partsOf(line.minutes, taken, codes.ofValue),
        rule: { id: line.rule.id, versionId: line.rule.versionId },
        explain: line.explain,
      }
    })
}

const known: ReadonlySet<string> = new Set(lineKinds)

/** A kind that payroll has no word for must not be left out in silence. */
function kindOf({ kind }: DayLine): LineKind {
  if (!known.has(kind)) throw new Error(`payroll exports know no line of the kind “${kind}”`)
  return kind as LineKind
}

/** An absence without a pay type, such as a day taken from the flex balance, is none of payroll's business. */
const toldToPayroll = ({ kind, rule }: DayLine, codes: Codes): boolean =>
  kind !== 'absence' || codes.ofPayType(rule.versionId) !== null

/** Plain work, time beside it and credits are paid by the type that made them, everything else by its kind. */
function payTypeCodeOf(kind: LineKind, line: DayLine, taken: readonly Taken[], codes: Codes): string | null {
  if (isOfEntryType(kind)) return codes.ofPayType(line.rule.versionId)
  if (kind !== 'normal') return null
  const most = taken.reduce<Taken | null>(
    (best, next) => (best && best.minutes >= next.minutes ? best : next),
    null,
  )
  return most?.entry.entryType.payTypeCode ?? null
}

function partsOf(minutes: number, taken: readonly Taken[], codeOf: CodeOfValue): Part[] {
  if (taken.every(({ entry }) => entry.allocations.length === 0)) return []
  const shares = apportion(
    minutes,
    taken.map(one => one.minutes),
  )
  return gathered(
    taken.flatMap(({ entry }, index) => {
      const whole = entryMinutes(entry)
      return shareOfParts(shares[index] ?? 0, partsOfEntry(whole, entry.allocations, codeOf), whole)
    }),
  )
}

/** As the clock shows them: allocated minutes are given by it. */
const entryMinutes = ({ durationMinutes, startMinutes, endMinutes }: TypedEntry): number =>
  durationMinutes ?? (endMinutes ?? 0) - (startMinutes ?? 0)

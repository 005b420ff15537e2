import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { EntryTypeVersion, InterpretationLine } from './day.ts'
import type { Interval } from './intervals.ts'
import { lengthOf, without } from './intervals.ts'
import { lineOf } from './line.ts'
import type { RecordedTime } from './recorded-time.ts'
import { isWorkingTime } from './recorded-time.ts'
import type { WorkPiece } from './work-piece.ts'

/**
 * On-call and travel time that is no working time (Working Time Act 3 § and 4 §), by the entry type's own
 * multiplier. A call-out is work, not on call, so worked minutes are taken out.
 */
export function outsideLines(
  { placed, unplaced }: RecordedTime,
  pieces: readonly WorkPiece[],
  clock: DayClock,
): InterpretationLine[] {
  const worked = pieces.flatMap(({ at }) => at ?? [])
  return [
    ...placed.flatMap(({ entryType, at }) =>
      without(at, worked).flatMap(free => outsideLine(entryType, lengthOf(free), free, clock)),
    ),
    ...unplaced.flatMap(({ entryType, minutes }) => outsideLine(entryType, minutes, null, clock)),
  ]
}

function outsideLine(
  entryType: EntryTypeVersion,
  minutes: number,
  at: Interval | null,
  clock: DayClock,
): InterpretationLine[] {
  const kind = entryType.category
  if ((kind !== 'standby' && kind !== 'travel') || isWorkingTime(entryType)) return []
  const why = `${kind} time outside working time, ${entryType.code} counted ${entryType.multiplierBp / 10000}-fold`
  return [lineOf(clock, { kind, minutes, at, creditBp: entryType.multiplierBp, rule: entryType, why })]
}

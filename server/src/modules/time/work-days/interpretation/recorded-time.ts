import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { EntryTypeVersion, InterpretedEntry, WorktimeModelVersion } from './day.ts'
import type { Interval } from './intervals.ts'
import { lengthOf } from './intervals.ts'
import { roundTimes } from './rounding.ts'

export interface PlacedEntry {
  readonly entryType: EntryTypeVersion
  /** Elapsed minutes of the day, after rounding; never empty. */
  readonly at: Interval
}

export interface UnplacedEntry {
  readonly entryType: EntryTypeVersion
  readonly minutes: number
}

/** The day's entries on the scale of elapsed minutes; what has no length is left out. */
export interface RecordedTime {
  readonly placed: readonly PlacedEntry[]
  readonly unplaced: readonly UnplacedEntry[]
}

export function recordedTime(
  entries: readonly InterpretedEntry[],
  model: WorktimeModelVersion,
  clock: DayClock,
): RecordedTime {
  const placed = entries.flatMap(({ entryType, startMinutes, endMinutes }) => {
    if (startMinutes === null || endMinutes === null) return []
    const span = { fromMinutes: startMinutes, toMinutes: endMinutes }
    const { fromMinutes, toMinutes } = hasRoundedTimes(entryType) ? roundTimes(span, model) : span
    const at = { from: clock.elapsedAt(fromMinutes), to: clock.elapsedAt(toMinutes) }
    return lengthOf(at) > 0 ? [{ entryType, at }] : []
  })
  const unplaced = entries.flatMap(({ entryType, durationMinutes }) =>
    durationMinutes ? [{ entryType, minutes: durationMinutes }] : [],
  )
  return { placed, unplaced }
}

/** Working Time Act 3 §: time used for work; on call and under way only where that is itself work. */
export const isWorkingTime = ({ category, countsToTarget }: EntryTypeVersion): boolean =>
  category === 'work' || (category !== 'absence' && countsToTarget)

export const isUnpaidBreak = ({ category, countsToTarget }: EntryTypeVersion): boolean =>
  category === 'break' && !countsToTarget

/** Breaks and absences stay as recorded: rounded breaks would undo the rounding of the work beside them. */
const hasRoundedTimes = ({ category }: EntryTypeVersion): boolean =>
  category === 'work' || category === 'travel'

/** The minutes that pass in an entry; on a night of a clock change they are others than the clock shows. */
export const elapsedMinutes = (
  {
    durationMinutes,
    startMinutes,
    endMinutes,
  }: Pick<InterpretedEntry, 'durationMinutes' | 'startMinutes' | 'endMinutes'>,
  clock: DayClock,
): number => durationMinutes ?? clock.elapsedAt(endMinutes ?? 0) - clock.elapsedAt(startMinutes ?? 0)

import { type DayClock, LAST_CLOCK_MINUTE } from '../../../../platform/vocabulary/local-time.ts'
import type { EntryTypeVersion, InterpretedEntry, WorktimeModelVersion } from './day.ts'
import { type Interval, lengthOf } from './intervals.ts'
import type { ClockWindow, RoundingMode } from './worktime-model.ts'

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

/** Rounds to a multiple of `step`; a multiple stays as it is. `nearest` takes a half upwards. */
export function roundMinutes(minutes: number, step: number, mode: RoundingMode): number {
  if (mode === 'none' || step <= 1) return minutes
  const steps = minutes / step
  if (mode === 'up') return Math.ceil(steps) * step
  if (mode === 'down') return Math.floor(steps) * step
  return Math.floor(steps + 0.5) * step
}

type Rounding = Pick<WorktimeModelVersion, 'roundingMinutes' | 'roundingMode' | 'roundingScope'>

/** Rounds the clock times of a span of work where the model rounds times; may leave nothing of a short span. */
export function roundTimes(span: ClockWindow, model: Rounding): ClockWindow {
  if (model.roundingScope !== 'times') return span
  const step = model.roundingMinutes
  return {
    fromMinutes: roundMinutes(span.fromMinutes, step, opposite(model.roundingMode)),
    toMinutes: Math.min(roundMinutes(span.toMinutes, step, model.roundingMode), LAST_CLOCK_MINUTE),
  }
}

/** Rounds the worked minutes of a day where the model rounds the day. */
export const roundDay = (workedMinutes: number, model: Rounding): number =>
  model.roundingScope === 'day'
    ? roundMinutes(workedMinutes, model.roundingMinutes, model.roundingMode)
    : workedMinutes

/** More work means an earlier start. */
const opposite = (mode: RoundingMode): RoundingMode =>
  mode === 'up' ? 'down' : mode === 'down' ? 'up' : mode

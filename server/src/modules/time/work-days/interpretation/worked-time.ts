import type { BreakRule, EntryTypeVersion, WorktimeModelVersion } from './day.ts'
import { hull, type Interval, overlap, totalLength, union, without } from './intervals.ts'
import {
  isUnpaidBreak,
  isWorkingTime,
  type PlacedEntry,
  type RecordedTime,
  roundDay,
} from './recorded-time.ts'
import {
  cutPieces,
  joinPieces,
  minutesOf,
  placedPiece,
  slicePieces,
  unplacedPiece,
  type WorkPiece,
} from './work-piece.ts'

export interface WorkedTime {
  /** Working time in order of time, minutes without a place last; each minute once, breaks taken out. */
  readonly pieces: readonly WorkPiece[]
  /** From the first work or travel to the last, or null where none has a place in time. */
  readonly frame: Interval | null
  /** Unpaid break inside the frame: recorded and automatic. */
  readonly breakMinutes: number
  /** Inside the frame, and in no entry. */
  readonly gapMinutes: number
  /** All rest inside the frame: breaks and gaps. */
  readonly restMinutes: number
  /** Unpaid breaks that no placed work surrounds, so nothing was taken off for them. */
  readonly idleBreakMinutes: number
}

export function workedTime({ placed, unplaced }: RecordedTime, model: WorktimeModelVersion): WorkedTime {
  const frame = hull(placed.filter(({ entryType }) => isAttendance(entryType)).map(({ at }) => at))
  const recordedBreaks = union(placed.filter(({ entryType }) => isUnpaidBreak(entryType)).map(({ at }) => at))
  const breaks = frame ? recordedBreaks.flatMap(one => overlap(one, frame) ?? []) : []
  const gaps = frame
    ? without(
        frame,
        placed.map(({ at }) => at),
      )
    : []
  const work = cutPieces(eachMinuteOnce(placed), breaks)

  const untimedBreaks = sumOf(unplaced.filter(({ entryType }) => isUnpaidBreak(entryType)))
  const untimedBreak = Math.min(untimedBreaks, minutesOf(work))
  const restTaken = totalLength(breaks) + totalLength(gaps) + untimedBreak
  const workMinutes = minutesOf(work) - untimedBreak
  const cut = untimedBreak + automaticBreak(model.breakRules, { workMinutes, restMinutes: restTaken })

  const durations = unplaced
    .filter(({ entryType }) => isWorkingTime(entryType))
    .map(({ entryType, minutes }) => unplacedPiece(entryType, minutes))
  return {
    pieces: roundedDay(joinPieces([...cutFromMiddle(work, cut), ...durations]), model),
    frame,
    breakMinutes: totalLength(breaks) + cut,
    gapMinutes: totalLength(gaps),
    restMinutes: restTaken - untimedBreak + cut,
    idleBreakMinutes: totalLength(recordedBreaks) - totalLength(breaks) + untimedBreaks - untimedBreak,
  }
}

/** On-call time and absences leave the frame of the day alone. */
const isAttendance = (entryType: EntryTypeVersion): boolean =>
  isWorkingTime(entryType) || entryType.category === 'travel'

/** Where entries overlap, a minute belongs to the one that began first. */
function eachMinuteOnce(placed: readonly PlacedEntry[]): WorkPiece[] {
  const pieces: WorkPiece[] = []
  let reached = 0
  for (const { entryType, at } of placed
    .filter(entry => isWorkingTime(entry.entryType))
    .sort((a, b) => a.at.from - b.at.from)) {
    const from = Math.max(at.from, reached)
    if (from < at.to) pieces.push(placedPiece(entryType, { from, to: at.to }))
    reached = Math.max(reached, at.to)
  }
  return pieces
}

/** Minutes rounded away come off the end of the day; minutes rounded on have no place in time. */
function roundedDay(pieces: readonly WorkPiece[], model: WorktimeModelVersion): WorkPiece[] {
  const worked = minutesOf(pieces)
  const rounded = roundDay(worked, model)
  const last = pieces.at(-1)
  if (!last || rounded === worked) return [...pieces]
  if (rounded < worked) return slicePieces(pieces, 0, rounded)
  return joinPieces([...pieces, unplacedPiece(last.entryType, rounded - worked)])
}

const sumOf = (entries: readonly { readonly minutes: number }[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * The unpaid break still to be taken off: for each rule that the work exceeds, what is missing from its break.
 * A rule never takes the work below its own threshold, so working ten minutes longer is never worked less; the
 * rule that takes most decides.
 */
function automaticBreak(
  rules: readonly BreakRule[],
  day: { readonly workMinutes: number; readonly restMinutes: number },
): number {
  const missing = rules.map(({ afterMinutes, deductMinutes }) =>
    Math.min(deductMinutes - day.restMinutes, day.workMinutes - afterMinutes),
  )
  return Math.max(0, ...missing)
}

/** Takes a break without a time of its own from the middle of the work: by 24 § a break lies at neither end of a day. */
function cutFromMiddle(pieces: readonly WorkPiece[], breakMinutes: number): WorkPiece[] {
  if (breakMinutes === 0) return [...pieces]
  const start = Math.floor((minutesOf(pieces) - breakMinutes) / 2)
  return [
    ...slicePieces(pieces, 0, start),
    ...slicePieces(pieces, start + breakMinutes, Number.POSITIVE_INFINITY),
  ]
}

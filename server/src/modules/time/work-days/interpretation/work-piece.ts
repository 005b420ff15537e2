import type { EntryTypeVersion } from './day.ts'
import type { Interval } from './intervals.ts'
import { lengthOf, without } from './intervals.ts'

/** Working time of one entry type: an interval of the day, or minutes without a place in it (`at` null). */
export interface WorkPiece {
  readonly entryType: EntryTypeVersion
  readonly minutes: number
  readonly at: Interval | null
}

export const placedPiece = (entryType: EntryTypeVersion, at: Interval): WorkPiece => ({
  entryType,
  minutes: lengthOf(at),
  at,
})

export const unplacedPiece = (entryType: EntryTypeVersion, minutes: number): WorkPiece => ({
  entryType,
  minutes,
  at: null,
})

export const minutesOf = (pieces: readonly WorkPiece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.minutes, 0)

/** The worked minutes from number `from` to number `to` (excluded), counted through the pieces in their order. */
export function slicePieces(pieces: readonly WorkPiece[], from: number, to: number): WorkPiece[] {
  const slice: WorkPiece[] = []
  let passed = 0
  for (const piece of pieces) {
    const skipped = Math.max(0, from - passed)
    const taken = Math.min(piece.minutes, to - passed) - skipped
    if (taken > 0) slice.push(partOf(piece, skipped, taken))
    passed += piece.minutes
  }
  return slice
}

/** The pieces less what lies in the holes; minutes without a place stay. */
export const cutPieces = (pieces: readonly WorkPiece[], holes: readonly Interval[]): WorkPiece[] =>
  pieces.flatMap(piece =>
    piece.at ? without(piece.at, holes).map(at => placedPiece(piece.entryType, at)) : [piece],
  )

/** The pieces in order of time, those without a place last, neighbours of one entry type made one. */
export function joinPieces(pieces: readonly WorkPiece[]): WorkPiece[] {
  const joined: WorkPiece[] = []
  for (const piece of [...pieces].sort(byPlace)) {
    const last = joined.at(-1)
    if (last && continues(last, piece)) joined[joined.length - 1] = append(last, piece)
    else joined.push(piece)
  }
  return joined
}

/** Earlier first, without a place last. */
export const byPlace = (a: WorkPiece, b: WorkPiece): number => {
  if (a.at === null || b.at === null) return Number(a.at === null) - Number(b.at === null)
  return a.at.from - b.at.from
}

function partOf(piece: WorkPiece, skipped: number, minutes: number): WorkPiece {
  if (!piece.at) return unplacedPiece(piece.entryType, minutes)
  const from = piece.at.from + skipped
  return placedPiece(piece.entryType, { from, to: from + minutes })
}

const continues = (piece: WorkPiece, next: WorkPiece): boolean =>
  piece.entryType.versionId === next.entryType.versionId && piece.at?.to === next.at?.from

const append = (piece: WorkPiece, next: WorkPiece): WorkPiece =>
  piece.at && next.at
    ? placedPiece(piece.entryType, { from: piece.at.from, to: next.at.to })
    : unplacedPiece(piece.entryType, piece.minutes + next.minutes)

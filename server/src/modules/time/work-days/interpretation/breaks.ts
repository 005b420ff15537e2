import type { BreakRule } from './day.ts'
import type { WorkPiece } from './work-piece.ts'
import { minutesOf, slicePieces } from './work-piece.ts'

/**
 * The unpaid break still to be taken off: for each rule that the work exceeds, what is missing from its break.
 * A rule never takes the work below its own threshold, so working ten minutes longer is never worked less; the
 * rule that takes most decides.
 */
export function automaticBreak(
  rules: readonly BreakRule[],
  day: { readonly workMinutes: number; readonly restMinutes: number },
): number {
  const missing = rules.map(({ afterMinutes, deductMinutes }) =>
    Math.min(deductMinutes - day.restMinutes, day.workMinutes - afterMinutes),
  )
  return Math.max(0, ...missing)
}

/** Takes a break without a time of its own from the middle of the work: by 24 § a break lies at neither end of a day. */
export function cutFromMiddle(pieces: readonly WorkPiece[], breakMinutes: number): WorkPiece[] {
  if (breakMinutes === 0) return [...pieces]
  const start = Math.floor((minutesOf(pieces) - breakMinutes) / 2)
  return [
    ...slicePieces(pieces, 0, start),
    ...slicePieces(pieces, start + breakMinutes, Number.POSITIVE_INFINITY),
  ]
}

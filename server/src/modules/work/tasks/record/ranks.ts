import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/**
 * Where a task is in its column: a text that is compared byte by byte. Between any two there is room for a third, so that
 * one move writes one task. The alphabet never changes: ranks that are stored were made with it.
 */
export type Rank = string

/** A rank between two neighbours; null stands for the end of the column on that side. */
export const rankBetween = (lower: Rank | null, upper: Rank | null): Rank => generateKeyBetween(lower, upper)

/** Ranks for as many tasks at the end of a column, in their order. */
export const ranksAfter = (last: Rank | null, count: number): Rank[] =>
  generateNKeysBetween(last, null, count)

import { MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import type { EntryInput } from '../day/entry-shapes.ts'

/** An entry that a row stands for, as far as its place on the clock goes. */
export interface PlacedEntry {
  readonly entry: EntryInput
  readonly isBreak: boolean
}

/**
 * Where a span ends, minutes from midnight of the date that it begins on. Other systems tell the time of the clock alone,
 * and a shift from 22:00 ends at 06:00 of the next day. The same time twice stays as it is, since it may mean a whole day
 * or nothing; so does a span whose beginning is past midnight already.
 */
export const endAfterStart = (startMinutes: number | null, endMinutes: number | null): number | null =>
  startMinutes === null ||
  endMinutes === null ||
  endMinutes >= startMinutes ||
  startMinutes >= MINUTES_PER_DAY
    ? endMinutes
    : endMinutes + MINUTES_PER_DAY

/**
 * The entries of a date, of which a break that lies in none of the others, and in a shift over midnight once it is a day
 * later, is a break of that shift. Left in the morning before, it would be taken off nothing.
 */
export function withBreaksOfNights<Placed extends PlacedEntry>(entries: readonly Placed[]): Placed[] {
  const shifts = entries.flatMap(({ entry, isBreak }) => (isBreak ? [] : (spanOf(entry) ?? [])))
  const isInShift = (span: Span) => shifts.some(({ from, to }) => from <= span.from && span.to <= to)
  return entries.map(placed => {
    const span = placed.isBreak ? spanOf(placed.entry) : undefined
    if (!span || isInShift(span)) return placed
    const later = { from: span.from + MINUTES_PER_DAY, to: span.to + MINUTES_PER_DAY }
    if (!isInShift(later)) return placed
    return { ...placed, entry: { ...placed.entry, startMinutes: later.from, endMinutes: later.to } }
  })
}

interface Span {
  readonly from: number
  readonly to: number
}

const spanOf = ({ startMinutes, endMinutes }: EntryInput): Span | undefined =>
  typeof startMinutes === 'number' && typeof endMinutes === 'number'
    ? { from: startMinutes, to: endMinutes }
    : undefined

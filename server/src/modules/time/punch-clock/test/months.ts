import fc from 'fast-check'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import type { Punch, PunchKind } from '../punches/record.ts'
import { tapAt } from './taps.ts'

/** A month of one member's punches, most of them in order, with some that nobody understands. */
export const month = fc
  .array(
    fc.record({
      start: fc.integer({ min: 240, max: 1320 }),
      length: fc.integer({ min: 1, max: 1100 }),
      breakAt: fc.option(fc.integer({ min: 1, max: 600 })),
      breakFor: fc.integer({ min: 1, max: 90 }),
      changeAt: fc.option(fc.integer({ min: 1, max: 600 })),
      forgets: fc.integer({ min: 0, max: 9 }),
      stray: fc.option(
        fc.tuple(
          fc.constantFrom<PunchKind[]>('clock_in', 'break_start', 'break_end', 'clock_out', 'set_allocation'),
          fc.integer({ min: 0, max: 1439 }),
        ),
      ),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map(days =>
    days.flatMap(({ start, length, breakAt, breakFor, changeAt, forgets, stray }, index) => {
      const midnight = addSeconds('2026-10-01T00:00:00.000Z', index * 86_400)
      const on = (kind: PunchKind, minutes: number) =>
        tapAt(kind, addSeconds(midnight, minutes * 60), {
          note: minutes % 3 === 0 ? `${kind} ${minutes}` : null,
        })
      return [
        ...(forgets === 0 ? [] : [on('clock_in', start)]),
        ...(breakAt === null ? [] : [on('break_start', start + breakAt)]),
        ...(breakAt === null || forgets === 1 ? [] : [on('break_end', start + breakAt + breakFor)]),
        ...(changeAt === null ? [] : [on('set_allocation', start + changeAt)]),
        ...(forgets === 2 ? [] : [on('clock_out', start + length)]),
        ...(stray === null ? [] : [on(stray[0], stray[1])]),
      ]
    }),
  )

/** A month as it is, and as it comes: in another order, to be cut into pieces, with some of it again. */
export const arrivals = month.chain(taps =>
  fc
    .record({
      order: fc.array(fc.nat(), { minLength: taps.length, maxLength: taps.length }),
      cuts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
      again: fc.array(fc.nat(), { maxLength: 10 }),
    })
    .map(({ order, cuts, again }): Arrival => {
      const shuffled = taps
        .map((tap, index) => [order[index] ?? 0, tap] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, tap]) => tap)
      const repeated = taps.length === 0 ? [] : again.flatMap(index => taps[index % taps.length] ?? [])
      return { taps, sent: [...shuffled, ...repeated], cuts }
    }),
)

interface Arrival {
  readonly taps: readonly Punch[]
  readonly sent: readonly Punch[]
  readonly cuts: readonly number[]
}

export function* pieces<T>(rows: readonly T[], cuts: readonly number[]): Generator<readonly T[]> {
  for (let from = 0, index = 0; from < rows.length; index++) {
    const length = cuts[index % cuts.length] ?? 1
    yield rows.slice(from, from + length)
    from += length
  }
}

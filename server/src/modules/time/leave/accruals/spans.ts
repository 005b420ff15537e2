import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/** From a date to a date, both included; null without an end. */
export interface Span {
  readonly from: PlainDate
  readonly to: PlainDate | null
}

export const earlier = (a: PlainDate | null, b: PlainDate | null): PlainDate | null =>
  a === null ? b : b === null || a < b ? a : b

/** What two lists of spans have in common, by date; the spans of each list do not overlap. */
export function common(ones: readonly Span[], others: readonly Span[]): Span[] {
  const shared = ones.flatMap(one =>
    others.flatMap(other => {
      const from = one.from > other.from ? one.from : other.from
      const to = earlier(one.to, other.to)
      return to !== null && to < from ? [] : [{ from, to }]
    }),
  )
  return shared.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

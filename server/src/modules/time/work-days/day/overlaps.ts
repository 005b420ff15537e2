import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type DayClock, dayClock, dayMinutes } from '../../../../platform/vocabulary/local-time.ts'
import type { EntryCategory } from '../interpretation/day.ts'

/** A span on the clock of its work date. */
export interface Span {
  readonly workDate: PlainDate
  readonly startMinutes: number
  readonly endMinutes: number
  readonly category: EntryCategory
}

/** A span in minutes that pass from the midnight that begins the written day; those of the day before are negative. */
interface Passing {
  readonly span: Span
  readonly from: number
  readonly to: number
}

/** The first two spans of which one is the day's own and which take the same minute; null where none do. */
export function firstOverlap(
  workDate: PlainDate,
  timeZone: string,
  own: readonly Span[],
  neighbours: readonly Span[],
): readonly [Span, Span] | null {
  const clocks = new Map<PlainDate, { readonly clock: DayClock; readonly midnight: number }>(
    [-1, 0, 1].map(days => {
      const date = addDays(workDate, days)
      return [date, { clock: dayClock(date, timeZone), midnight: midnightOf(workDate, days, timeZone) }]
    }),
  )
  const passing = (span: Span): Passing[] => {
    const on = clocks.get(span.workDate)
    if (!on) return []
    const at = (minutes: number) => on.midnight + on.clock.elapsedAt(minutes)
    return [{ span, from: at(span.startMinutes), to: at(span.endMinutes) }]
  }
  const written = own.flatMap(passing).sort((a, b) => a.from - b.from)
  const others = neighbours.flatMap(passing)
  for (const [index, one] of written.entries()) {
    const other = [...written.slice(index + 1), ...others].find(next => takeSameMinute(one, next))
    if (other) return one.from <= other.from ? [one.span, other.span] : [other.span, one.span]
  }
  return null
}

const midnightOf = (workDate: PlainDate, days: number, timeZone: string): number => {
  if (days === 0) return 0
  return days > 0 ? dayMinutes(workDate, timeZone) : -dayMinutes(addDays(workDate, -1), timeZone)
}

const takeSameMinute = (a: Passing, b: Passing): boolean =>
  layerOf(a.span) === layerOf(b.span) && Math.max(a.from, b.from) < Math.min(a.to, b.to)

/** Breaks lie inside work, and work inside standby; within a layer no minute is taken twice. */
const layerOf = ({ category }: Span): string =>
  category === 'break' || category === 'standby' ? category : 'work'

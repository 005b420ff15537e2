import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DependencyType, Edge } from './graph.ts'
import { type Day, dayOf, type WorkingDays } from './working-days.ts'

/** A dependency as far as dates go. */
export interface TimedEdge extends Edge {
  readonly id: Id
  readonly type: DependencyType
  readonly lagMinutes: number
}

/** The first and the last day of a task. */
export interface Span {
  readonly start: Day
  readonly finish: Day
}

interface Dated {
  readonly startDate: PlainDate | null
  readonly dueDate: PlainDate | null
}

/** The days that the dates of a task span: one day where only one of them is given; null without any. */
export function spanOf({ startDate, dueDate }: Dated): Span | null {
  const [first, last] = [startDate ?? dueDate, dueDate ?? startDate]
  return first === null || last === null ? null : { start: dayOf(first), finish: dayOf(last) }
}

const minutesOfDay = 1440

/** Whole days of a lag: a part of a day counts as a day, as tasks begin and end with days. */
const lagDays = (lagMinutes: number): number => Math.ceil(lagMinutes / minutesOfDay)

/** Which day of the task that waits the dependency speaks of. */
export const boundEnd = (type: DependencyType): keyof Span =>
  type === 'fs' || type === 'ss' ? 'start' : 'finish'

/**
 * The earliest day for that end of the task that waits: a task begins with the first hour of a day and is finished with
 * the last, and a lag is time that passes, on days of rest too.
 */
export function earliest({ type, lagMinutes }: Pick<TimedEdge, 'type' | 'lagMinutes'>, from: Span): Day {
  const lag = lagDays(lagMinutes)
  switch (type) {
    case 'fs':
      return from.finish + 1 + lag
    case 'ss':
      return from.start + lag
    case 'ff':
      return from.finish + lag
    case 'sf':
      return from.start - 1 + lag
  }
}

/** The other way round: the latest day for the end of the earlier task, so that the later one can keep its own. */
export function latest(
  { type, lagMinutes }: Pick<TimedEdge, 'type' | 'lagMinutes'>,
  to: Span,
): { readonly end: keyof Span; readonly day: Day } {
  const lag = lagDays(lagMinutes)
  switch (type) {
    case 'fs':
      return { end: 'finish', day: to.start - 1 - lag }
    case 'ss':
      return { end: 'start', day: to.start - lag }
    case 'ff':
      return { end: 'finish', day: to.finish - lag }
    case 'sf':
      return { end: 'start', day: to.finish + 1 - lag }
  }
}

/** Whether the dates of both tasks keep to the dependency; it asks nothing of a task without dates. */
export const holds = (edge: TimedEdge, from: Span | null, to: Span | null): boolean =>
  from === null || to === null || to[boundEnd(edge.type)] >= earliest(edge, from)

/** The span with as many working days, begun as early as the two bounds allow, and never before it was. */
export function movedTo(
  span: Span,
  bounds: { readonly start: Day | null; readonly finish: Day | null },
  calendar: WorkingDays,
): Span {
  const { start: notBefore, finish: notDoneBefore } = bounds
  const late = (notBefore !== null && span.start < notBefore) || isEarly(span.finish, notDoneBefore)
  if (!late) return span
  const further = Math.max(1, calendar.count(span.start, span.finish)) - 1
  let start = calendar.next(Math.max(span.start, notBefore ?? span.start))
  let finish = calendar.plus(start, further)
  if (notDoneBefore !== null && finish < notDoneBefore) {
    finish = calendar.next(notDoneBefore)
    start = Math.max(start, calendar.plus(finish, -further))
  }
  return { start, finish: Math.max(finish, span.finish) }
}

const isEarly = (day: Day, bound: Day | null): boolean => bound !== null && day < bound

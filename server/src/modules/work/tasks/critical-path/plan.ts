import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { edgesFrom, edgesTo, inOrder } from '../dependencies/graph.ts'
import type { PlannedTask } from '../dependencies/push.ts'
import { boundEnd, earliest, latest, type Span, spanOf, type TimedEdge } from '../dependencies/timing.ts'
import { type Day, dayOf, type WorkingDays } from '../dependencies/working-days.ts'

/** Minutes of a working day: an estimate of more takes more days. */
export const minutesOfWorkingDay = 450

export interface EstimatedTask extends Omit<PlannedTask, 'closed'> {
  readonly estimateMinutes: number | null
}

/** The same, with what people call it by. */
export interface NumberedTask extends EstimatedTask {
  readonly number: number
}

/** When a task can be done, and how far that may slip before the whole ends later. */
export interface ScheduledTask {
  readonly taskId: Id
  readonly workingDays: number
  readonly earliest: Span
  readonly latest: Span
  readonly slackDays: number
  /** The dependency that sets its earliest start; null where its own dates or the beginning of the whole do. */
  readonly drivenBy: Id | null
}

/**
 * The earliest and latest days of tasks. One with a first day of its own begins no earlier; the others begin as soon as
 * what they wait for allows. The whole ends with the last task. The edges join these tasks only, and have no circle.
 */
export function planned(
  tasks: readonly EstimatedTask[],
  edges: readonly TimedEdge[],
  { begins, calendar }: { readonly begins: Day; readonly calendar: WorkingDays },
): ScheduledTask[] {
  const order = inOrder(
    edges,
    tasks.map(({ id }) => id),
  )
  const byId = new Map(tasks.map(task => [task.id, task]))
  const early = forwards(order, byId, edgesTo(edges), { begins, calendar })
  const end = Array.from(early.values()).reduce((last, { span }) => Math.max(last, span.finish), begins)
  const late = backwards(order, early, edgesFrom(edges), { end, calendar })
  return tasks.flatMap(({ id }) => {
    const [soonest, latestSpan] = [early.get(id), late.get(id)]
    if (!soonest || !latestSpan) return []
    const slackDays = calendar.count(soonest.span.finish, latestSpan.finish) - 1
    return {
      taskId: id,
      workingDays: soonest.workingDays,
      earliest: soonest.span,
      latest: latestSpan,
      slackDays,
      drivenBy: soonest.drivenBy,
    }
  })
}

interface Soonest {
  readonly span: Span
  readonly workingDays: number
  readonly drivenBy: Id | null
}

interface Frame {
  readonly begins: Day
  readonly calendar: WorkingDays
}

function forwards(
  order: readonly Id[],
  tasks: ReadonlyMap<Id, EstimatedTask>,
  waits: ReadonlyMap<Id, readonly TimedEdge[]>,
  { begins, calendar }: Frame,
): ReadonlyMap<Id, Soonest> {
  const early = new Map<Id, Soonest>()
  for (const id of order) {
    const task = tasks.get(id)
    if (!task) continue
    const workingDays = workingDaysOf(task, calendar)
    let start = calendar.next(task.startDate === null ? begins : dayOf(task.startDate))
    let drivenBy: Id | null = null
    for (const edge of waits.get(id) ?? []) {
      const from = early.get(edge.fromTaskId)
      if (!from) continue
      const bound = calendar.next(earliest(edge, from.span))
      const asked = boundEnd(edge.type) === 'start' ? bound : calendar.plus(bound, 1 - workingDays)
      if (asked > start) [start, drivenBy] = [asked, edge.id]
    }
    early.set(id, {
      span: { start, finish: calendar.plus(start, workingDays - 1) },
      workingDays,
      drivenBy,
    })
  }
  return early
}

function backwards(
  order: readonly Id[],
  early: ReadonlyMap<Id, Soonest>,
  followed: ReadonlyMap<Id, readonly TimedEdge[]>,
  { end, calendar }: { readonly end: Day; readonly calendar: WorkingDays },
): ReadonlyMap<Id, Span> {
  const late = new Map<Id, Span>()
  for (const id of order.toReversed()) {
    const { workingDays } = early.get(id) ?? {}
    if (workingDays === undefined) continue
    let finish = calendar.previous(end)
    for (const edge of followed.get(id) ?? []) {
      const to = late.get(edge.toTaskId)
      if (!to) continue
      const bound = latest(edge, to)
      const day = calendar.previous(bound.day)
      finish = Math.min(finish, bound.end === 'finish' ? day : calendar.plus(day, workingDays - 1))
    }
    late.set(id, { start: calendar.plus(finish, 1 - workingDays), finish })
  }
  return late
}

/** How many working days a task takes: those between its dates, or else what was estimated; at least one. */
export function workingDaysOf(task: EstimatedTask, calendar: WorkingDays): number {
  const span = task.startDate !== null && task.dueDate !== null ? spanOf(task) : null
  if (span) return Math.max(1, calendar.count(span.start, span.finish))
  return Math.max(1, Math.ceil((task.estimateMinutes ?? 0) / minutesOfWorkingDay))
}

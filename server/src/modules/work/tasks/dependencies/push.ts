import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { edgesTo, inOrder } from './graph.ts'
import { boundEnd, earliest, movedTo, type Span, spanOf, type TimedEdge } from './timing.ts'
import { dateOf, type Day, type WorkingDays } from './working-days.ts'

/** A task as far as its dates go. What is closed neither moves nor holds anything back. */
export interface PlannedTask {
  readonly id: Id
  readonly startDate: PlainDate | null
  readonly dueDate: PlainDate | null
  readonly closed: boolean
}

/** A task whose dates are to be others, and the dependency that moves it: none for the one that was asked for. */
export interface MovedTask {
  readonly taskId: Id
  readonly startDate: PlainDate | null
  readonly dueDate: PlainDate | null
  readonly from: { readonly startDate: PlainDate | null; readonly dueDate: PlainDate | null }
  readonly dependencyId: Id | null
}

/**
 * What moves when the task gets its dates: every task that waits for it, as far as needed for its dependencies to hold and
 * no further, in an order in which each comes after what it waits for. Nothing moves that holds as it is.
 */
export function pushed(
  tasks: readonly PlannedTask[],
  edges: readonly TimedEdge[],
  wanted: { readonly taskId: Id; readonly startDate: PlainDate | null; readonly dueDate: PlainDate | null },
  calendar: WorkingDays,
): MovedTask[] {
  const byId = new Map(tasks.map(task => [task.id, task]))
  const spans = new Map(tasks.map(task => [task.id, task.closed ? null : spanOf(task)]))
  const before = byId.get(wanted.taskId)
  if (!before) return []
  spans.set(wanted.taskId, before.closed ? null : spanOf(wanted))
  const [, ...following] = inOrder(edges, [wanted.taskId])
  const waits = edgesTo(edges)
  const moved = [movedTask(before, wanted, null)]
  for (const taskId of following) {
    const [task, span] = [byId.get(taskId), spans.get(taskId)]
    if (!task || !span) continue
    const bounds = boundsOf(waits.get(taskId) ?? [], spans)
    const after = movedTo(span, { start: bounds.start.day, finish: bounds.finish.day }, calendar)
    if (after === span) continue
    spans.set(taskId, after)
    moved.push(movedTask(task, datesOf(task, after), drivenBy(span, bounds)))
  }
  return moved
}

/** The dependencies that the dates of a task would break, by what waits for what. */
export const brokenBy = (
  tasks: readonly PlannedTask[],
  edges: readonly TimedEdge[],
  wanted: { readonly taskId: Id; readonly startDate: PlainDate | null; readonly dueDate: PlainDate | null },
): TimedEdge[] => {
  const spans = new Map(tasks.map(task => [task.id, task.closed ? null : spanOf(task)]))
  const span = spanOf(wanted)
  return edges.filter(edge => {
    const from = spans.get(edge.fromTaskId)
    return edge.toTaskId === wanted.taskId && span && from && span[boundEnd(edge.type)] < earliest(edge, from)
  })
}

interface Bound {
  readonly day: Day | null
  readonly edgeId: Id | null
}

type Bounds = Readonly<Record<keyof Span, Bound>>

const unbound: Bound = { day: null, edgeId: null }

/** The latest of what the dependencies ask of either end of the task. */
function boundsOf(edges: readonly TimedEdge[], spans: ReadonlyMap<Id, Span | null>): Bounds {
  const bounds: Record<keyof Span, Bound> = { start: unbound, finish: unbound }
  for (const edge of edges) {
    const from = spans.get(edge.fromTaskId)
    if (!from) continue
    const [end, day] = [boundEnd(edge.type), earliest(edge, from)]
    const { day: so } = bounds[end]
    if (so === null || day > so) bounds[end] = { day, edgeId: edge.id }
  }
  return bounds
}

/** The dependency that asks for the longer way. */
function drivenBy(span: Span, { start, finish }: Bounds): Id | null {
  const byStart = (start.day ?? span.start) - span.start
  const byFinish = (finish.day ?? span.finish) - span.finish
  return byStart >= byFinish ? start.edgeId : finish.edgeId
}

/** The dates of the span, of those that the task has. */
const datesOf = ({ startDate, dueDate }: PlannedTask, { start, finish }: Span) => ({
  startDate: startDate === null ? null : dateOf(start),
  dueDate: dueDate === null ? null : dateOf(finish),
})

const movedTask = (
  { id, startDate, dueDate }: PlannedTask,
  to: { readonly startDate: PlainDate | null; readonly dueDate: PlainDate | null },
  dependencyId: Id | null,
): MovedTask => ({
  taskId: id,
  startDate: to.startDate,
  dueDate: to.dueDate,
  from: { startDate, dueDate },
  dependencyId,
})

import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import { brokenBy, type MovedTask, type PlannedTask, pushed } from '../dependencies/push.ts'
import type { TimedEdge } from '../dependencies/timing.ts'
import { dateOf, dayOf, type WorkingDays } from '../dependencies/working-days.ts'
import { type TaskFact, updated } from '../record/announcements.ts'
import { auditLine, changesOf } from '../record/changes.ts'
import type { ChangedTask, TaskRecord } from '../record/record.ts'
import { isClosed } from '../statuses/record.ts'
import { type NumberedTask, planned } from './plan.ts'
import type { Schedule } from './shapes.ts'

type RescheduleCode =
  | 'task_stale'
  | 'task_dates_invalid'
  | 'task_before_predecessor'
  | 'task_schedule_out_of_range'

interface Circumstances {
  readonly unchanged: boolean
  /** The open tasks of the project. */
  readonly open: readonly NumberedTask[]
  readonly edges: readonly TimedEdge[]
  readonly calendar: WorkingDays
}

const lastDate = '2999-12-31'

/** What moves when a task gets other dates, itself first; nothing where they are what it has. */
export function reschedule(
  task: TaskRecord,
  wanted: { readonly startDate?: PlainDate | null; readonly dueDate?: PlainDate | null },
  { unchanged, open, edges, calendar }: Circumstances,
): Decision<readonly MovedTask[], never, RescheduleCode> {
  if (!unchanged) return refuse('task_stale', 'The task has changed since it was read.')
  const { startDate = task.startDate, dueDate = task.dueDate } = wanted
  if (startDate !== null && dueDate !== null && dueDate < startDate)
    return refuse(
      'task_dates_invalid',
      said`The task would be due on ${{ dueDate }}, before it begins on ${{ startDate }}.`,
    )
  const to = { taskId: task.id, startDate, dueDate }
  const closed = isClosed(task.category)
  const tasks: PlannedTask[] = [
    { id: task.id, startDate: task.startDate, dueDate: task.dueDate, closed },
    ...open.filter(({ id }) => id !== task.id).map(each => ({ ...each, closed: false })),
  ]
  const broken = closed ? [] : brokenBy(tasks, edges, to)
  if (broken.length > 0)
    return refuse('task_before_predecessor', 'The dates are too early for what the task waits for.', {
      dependencyIds: broken.map(({ id }) => id),
    })
  const [itself, ...others] = pushed(tasks, edges, to, calendar)
  const changes = startDate !== task.startDate || dueDate !== task.dueDate
  const moved = itself && changes ? [itself, ...others] : others
  if (moved.some(each => isBeyond(each.startDate) || isBeyond(each.dueDate)))
    return refuse('task_schedule_out_of_range', said`A task would be moved beyond ${{ lastDate }}.`)
  return accept(moved)
}

const isBeyond = (date: PlainDate | null): boolean => date !== null && dayOf(date) > dayOf(lastDate)

/** The tasks with their new dates, announced as single changes are. */
export function dated(
  tasks: readonly TaskRecord[],
  moved: readonly MovedTask[],
  now: Instant,
): Accepted<readonly ChangedTask[], TaskFact<'task.updated'>> {
  const byId = new Map(tasks.map(task => [task.id, task]))
  const changes = moved.flatMap(({ taskId, startDate, dueDate }) => {
    const before = byId.get(taskId)
    return before ? { before, after: { ...before, startDate, dueDate, updatedAt: now } } : []
  })
  return accept(changes, {
    facts: changes.map(({ after }) => updated(after)),
    audit: changes.map(({ before, after }) => auditLine('reschedule', after.id, changesOf(before, after))),
  })
}

/** The schedule of the open tasks of a project. */
export function schedule(
  tasks: readonly NumberedTask[],
  edges: readonly TimedEdge[],
  frame: { readonly begins: PlainDate; readonly endDate: PlainDate | null; readonly calendar: WorkingDays },
): Schedule {
  const numbers = new Map(tasks.map(({ id, number }) => [id, number]))
  const begins = frame.calendar.next(dayOf(frame.begins))
  const order = (id: string) => numbers.get(id) ?? 0
  const all = planned(tasks, edges, { begins, calendar: frame.calendar }).sort(
    (a, b) => a.earliest.start - b.earliest.start || order(a.taskId) - order(b.taskId),
  )
  const finish = all.reduce((last, { earliest }) => Math.max(last, earliest.finish), -Infinity)
  return {
    startDate: all[0] ? dateOf(Math.min(begins, all[0].earliest.start)) : null,
    finishDate: all[0] ? dateOf(finish) : null,
    endDate: frame.endDate,
    items: all.map(({ taskId, workingDays, earliest, latest, slackDays, drivenBy }) => ({
      taskId,
      workingDays,
      earliestStart: dateOf(earliest.start),
      earliestFinish: dateOf(earliest.finish),
      latestStart: dateOf(latest.start),
      latestFinish: dateOf(latest.finish),
      slackDays,
      critical: slackDays === 0,
      drivenBy,
    })),
  }
}

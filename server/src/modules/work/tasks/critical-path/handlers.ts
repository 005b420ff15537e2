import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { addDays, dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Holiday, holidaysOfAllTime } from '../../../company/catalogs/holidays/port.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import type { DependencyRecord } from '../dependencies/record.ts'
import { dependenciesOf } from '../dependencies/store.ts'
import { type WorkingDays, workingDays } from '../dependencies/working-days.ts'
import { findTasks, saveTasks } from '../record/store.ts'
import { writableTask } from '../writable.ts'
import { taskSchedules } from './contract.ts'
import type { NumberedTask } from './plan.ts'
import * as rules from './rules.ts'
import { scheduledTasks } from './shapes.ts'
import { openTasksOf } from './store.ts'

/** How far holidays are looked up beyond the dates that tasks have; later only days of the week count. */
const daysBeyond = 3 * 366

interface Dated {
  readonly startDate: PlainDate | null
  readonly dueDate: PlainDate | null
}

/** The working days of the organisation around the dates of tasks, and the day when their work begins. */
type CalendarAround = (tasks: readonly Dated[], begins: PlainDate) => WorkingDays

/** Reads what working days depend on, before the dates around which they are read are known. One statement. */
async function readCalendar(db: TenantDb): Promise<CalendarAround> {
  const holidays = await holidaysOfAllTime(db)
  return (tasks, begins) => workingDaysAround(holidays, tasks, begins)
}

/** Monday to Friday but for public holidays. */
function workingDaysAround(
  holidays: (from: PlainDate, to: PlainDate) => readonly Holiday[],
  tasks: readonly Dated[],
  begins: PlainDate,
): WorkingDays {
  const dates = [
    begins,
    ...tasks.flatMap(({ startDate, dueDate }) => [startDate ?? [], dueDate ?? []].flat()),
  ]
  const [first, last] = dates.reduce(
    ([low, high], date) => [date < low ? date : low, date > high ? date : high],
    [begins, begins],
  )
  // Dates of nearby years are what tasks have; those far away are not worth reading centuries of holidays.
  const from = first < addDays(begins, -daysBeyond) ? addDays(begins, -daysBeyond) : first
  const near = last > addDays(begins, daysBeyond) ? addDays(begins, daysBeyond) : last
  return workingDays(
    holidays(from, addDays(near, daysBeyond)).flatMap(({ kind, date }) => (kind === 'public' ? date : [])),
  )
}

export const handlers = handle(taskSchedules, {
  async get({ params, caller, db, now, refuse }) {
    const [[project], tasks, edges, calendarAround] = await Promise.all([
      projectsWithIds(db, [params.id]),
      openTasksOf(db, params.id, scheduledTasks + 1),
      dependenciesOf(db, [params.id]),
      readCalendar(db),
    ])
    if (!project) return refuse('project_not_found')
    if (tasks.length > scheduledTasks) refuse('project_schedule_too_large')
    const today = dateIn(caller.organisation.timeZone, now)
    const begins = project.startDate ?? firstDate(tasks) ?? today
    const calendar = calendarAround(tasks, begins)
    return rules.schedule(tasks, among(tasks, edges), { begins, endDate: project.endDate, calendar })
  },

  async reschedule({ params, body, caller, db, now, dryRun, refuse, commit }) {
    const task = await writableTask(db, params.id, refuse)
    const { projectId } = task
    const [open, edges, calendarAround] = await Promise.all([
      projectId === null ? [] : openTasksOf(db, projectId, scheduledTasks + 1),
      projectId === null ? [] : dependenciesOf(db, [projectId]),
      readCalendar(db),
    ])
    if (open.length > scheduledTasks) refuse('project_schedule_too_large')
    const { startDate = null, dueDate = null } = body
    const today = dateIn(caller.organisation.timeZone, now)
    const calendar = calendarAround([...open, { startDate, dueDate }], today)
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const moved = await commit(rules.reschedule(task, body, { unchanged, open, edges, calendar }))
    const found = await findTasks(
      db,
      moved.map(({ taskId }) => taskId),
    )
    await commit(rules.dated(found, moved, now), changes => saveTasks(db, changes, []))
    return { moved: [...moved], dryRun }
  },
})

/** The earliest date that a task has; undefined where none has any. */
const firstDate = (tasks: readonly NumberedTask[]): PlainDate | undefined =>
  tasks
    .flatMap(({ startDate, dueDate }) => startDate ?? dueDate ?? [])
    .sort()
    .at(0)

/** The dependencies between tasks that are open, both of them. */
function among(tasks: readonly NumberedTask[], edges: readonly DependencyRecord[]): DependencyRecord[] {
  const open = new Set(tasks.map(({ id }) => id))
  return edges.filter(({ fromTaskId, toTaskId }) => open.has(fromTaskId) && open.has(toTaskId))
}

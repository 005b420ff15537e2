import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Holiday, holidaysOfAllTime } from '../../../company/catalogs/holidays/port.ts'
import { type WorkingDays, workingDays } from '../dependencies/working-days.ts'

/** How far holidays are looked up beyond the dates that tasks have; later only days of the week count. */
const daysBeyond = 3 * 366

interface Dated {
  readonly startDate: PlainDate | null
  readonly dueDate: PlainDate | null
}

/** The working days of the organisation around the dates of tasks, and the day when their work begins. */
export type CalendarAround = (tasks: readonly Dated[], begins: PlainDate) => WorkingDays

/** Reads what working days depend on, before the dates are known that they are asked around. One statement. */
export async function readCalendar(db: TenantDb): Promise<CalendarAround> {
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

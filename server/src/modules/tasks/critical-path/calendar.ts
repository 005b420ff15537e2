import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import { holidaysBetween } from '../../catalogs/holidays/port.ts'
import { type WorkingDays, workingDays } from '../dependencies/working-days.ts'

/** How far holidays are looked up beyond the dates that tasks have; later only days of the week count. */
const daysBeyond = 3 * 366

interface Dated {
  readonly startDate: PlainDate | null
  readonly dueDate: PlainDate | null
}

/** The working days of the organisation around the dates of tasks: Monday to Friday but for public holidays. */
export async function calendarAround(
  db: TenantDb,
  tasks: readonly Dated[],
  begins: PlainDate,
): Promise<WorkingDays> {
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
  const holidays = await holidaysBetween(db, from, addDays(near, daysBeyond))
  return workingDays(holidays.flatMap(({ kind, date }) => (kind === 'public' ? date : [])))
}

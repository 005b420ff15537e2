import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Holiday } from './contract.ts'
import { decidingHolidays, observedHolidays } from './observed-holidays.ts'
import { allChanges, changesBetween } from './store.ts'
import { holidays } from './contract.ts'

export type { Holiday } from './contract.ts'
export { decidingHolidays } from './deciding.ts'

/**
 * The holidays the organisation observes from one date to another, both included, by date: the one of each date
 * that decides what the date is worth, a public one before an eve.
 */
export const holidaysBetween = asking((db, from: PlainDate, to: PlainDate) =>
  changesBetween(db, from, to).map(changes => decidingHolidays(observedHolidays(from, to, changes))),
)

/** The same between any two dates, of what is read once. One statement. */
export async function holidaysOfAllTime(
  db: TenantDb,
): Promise<(from: PlainDate, to: PlainDate) => readonly Holiday[]> {
  const changes = await allChanges(db)
  return (from, to) =>
    decidingHolidays(
      observedHolidays(
        from,
        to,
        changes.filter(({ date }) => date >= from && date <= to),
      ),
    )
}

/** The holiday that decides what a date is worth, of what is read once; null on any other date. One statement. */
export async function holidayOnAnyDate(db: TenantDb): Promise<(date: PlainDate) => Holiday | null> {
  const between = await holidaysOfAllTime(db)
  const years = new Map<string, ReadonlyMap<PlainDate, Holiday>>()
  return date => {
    const year = date.slice(0, 4)
    const known =
      years.get(year) ??
      new Map(between(`${year}-01-01`, `${year}-12-31`).map(holiday => [holiday.date, holiday]))
    years.set(year, known)
    return known.get(date) ?? null
  }
}

/** The operations of the public interface, for requests from inside the process. */
export const holidayOperations = holidays.operations

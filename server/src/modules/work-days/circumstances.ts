import { sql } from 'kysely'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { dayTypeVersionsBetween } from '../catalogs/day-types/port.ts'
import { holidaysBetween } from '../catalogs/holidays/port.ts'
import { worktimeModelVersionsBetween } from '../catalogs/worktime-models/port.ts'
import { type EmploymentWindow, employmentsBetween, worktimeModelIdOf } from '../members/port.ts'
import { lockedDates } from '../payroll-locks/port.ts'
import type { DayCircumstances } from './day.ts'

/** What decides the meaning of a member's days in a window, by date and day type. */
export interface Circumstances {
  on(date: PlainDate, dayTypeId: Id | null): DayCircumstances
}

/** Loads it with statements that travel together, however long the window is. */
export async function circumstancesOf(
  db: TenantDb,
  timeZone: string,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<Circumstances> {
  const [models, dayTypes, holidays, locked, employments] = await Promise.all([
    worktimeModelVersionsBetween(db, worktimeModelIdOf(db.orgId, sql`${membershipId}::uuid`), from, to),
    dayTypeVersionsBetween(db, from, to),
    holidaysBetween(db, from, addDays(to, 1)),
    lockedDates(db, membershipId, from, to),
    employmentsBetween(db, [membershipId], from, to),
  ])
  const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
  return {
    on: (date, dayTypeId) => ({
      timeZone,
      model: models.find(version => covers(version, date)) ?? null,
      dayType: dayTypes.find(version => version.id === dayTypeId && covers(version, date)) ?? null,
      holiday: holidayOn.get(date) ?? null,
      nextDayHoliday: holidayOn.get(addDays(date, 1)) ?? null,
      employed: employments.some(employment => isWithin(employment, date)),
      locked: locked.has(date),
    }),
  }
}

const covers = (version: { validFrom: PlainDate; validTo: PlainDate | null }, date: PlainDate): boolean =>
  version.validFrom <= date && (version.validTo === null || date <= version.validTo)

const isWithin = ({ startDate, endDate }: EmploymentWindow, date: PlainDate): boolean =>
  (startDate === null || startDate <= date) && (endDate === null || date <= endDate)

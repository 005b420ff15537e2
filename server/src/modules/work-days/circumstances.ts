import type { TenantDb } from '../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { dayTypeVersionsBetween } from '../catalogs/day-types/port.ts'
import { holidaysBetween } from '../catalogs/holidays/port.ts'
import { worktimeModelVersionsBetween } from '../catalogs/worktime-models/port.ts'
import {
  type EmploymentWindow,
  employmentsBetween,
  worktimeModelIdsBetween,
  worktimeModelsBetween,
} from '../members/port.ts'
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
  const [assigned, models, dayTypes, holidays, locked, employments] = await Promise.all([
    worktimeModelsBetween(db, [membershipId], from, to),
    worktimeModelVersionsBetween(db, worktimeModelIdsBetween(db.orgId, [membershipId], from, to), from, to),
    dayTypeVersionsBetween(db, from, to),
    holidaysBetween(db, from, addDays(to, 1)),
    lockedDates(db, membershipId, from, to),
    employmentsBetween(db, [membershipId], from, to),
  ])
  const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
  const modelOn = (date: PlainDate) => {
    const modelId = assigned.find(stretch => covers(stretch, date))?.assignedId
    return models.find(version => version.id === modelId && covers(version, date)) ?? null
  }
  return {
    on: (date, dayTypeId) => ({
      timeZone,
      model: modelOn(date),
      dayType: dayTypes.find(version => version.id === dayTypeId && covers(version, date)) ?? null,
      holiday: holidayOn.get(date) ?? null,
      nextDayHoliday: holidayOn.get(addDays(date, 1)) ?? null,
      employed: employments.some(employment => isWithin(employment, date)),
      locked: locked.has(date),
    }),
  }
}

const covers = (stretch: { validFrom: PlainDate; validTo: PlainDate | null }, date: PlainDate): boolean =>
  stretch.validFrom <= date && (stretch.validTo === null || date <= stretch.validTo)

const isWithin = ({ startDate, endDate }: EmploymentWindow, date: PlainDate): boolean =>
  (startDate === null || startDate <= date) && (endDate === null || date <= endDate)

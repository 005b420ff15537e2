import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { covers, versionAt } from '../../../../platform/vocabulary/versions.ts'
import { dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { type Holiday, holidayOnAnyDate, holidaysBetween } from '../../../company/catalogs/holidays/port.ts'
import { worktimeModelVersionsBetween } from '../../../company/catalogs/worktime-models/port.ts'
import {
  type EmploymentWindow,
  employmentsBetween,
  worktimeModelIdsBetween,
  worktimeModelsBetween,
} from '../../../people/members/port.ts'
import { locksOver } from '../../payroll-locks/port.ts'
import { weekOf } from '../interpretation/week.ts'
import { plannedMinutesOf } from '../planned/reading.ts'
import type { DayCircumstances, DayTerms } from './day.ts'

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
  const circumstances = await circumstancesOfMembers(db, timeZone, [membershipId], from, to)
  return { on: (date, dayTypeId) => circumstances.on(membershipId, date, dayTypeId) }
}

/** The same of several members. */
export interface MemberCircumstances {
  on(membershipId: Id, date: PlainDate, dayTypeId: Id | null): DayCircumstances
}

/** Loads it with as many statements for many members as for one. */
export async function circumstancesOfMembers(
  db: TenantDb,
  timeZone: string,
  membershipIds: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Promise<MemberCircumstances> {
  const [terms, locks] = await Promise.all([
    termsOf(db, timeZone, membershipIds, from, to),
    locksOver(db, membershipIds, from, to),
  ])
  return {
    on: (membershipId, date, dayTypeId) => ({
      ...terms.on(membershipId, date, dayTypeId),
      locked: locks.cover(membershipId, date),
    }),
  }
}

/** What decides the meaning of the days of several members in a window. */
export interface Terms {
  on(membershipId: Id, date: PlainDate, dayTypeId: Id | null): DayTerms
}

/** Loads it with as many statements for many members as for one. */
export async function termsOf(
  db: TenantDb,
  timeZone: string,
  membershipIds: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<Terms> {
  const weeks = { from: weekOf(from).from, to: weekOf(to).to }
  return termsWith(db, timeZone, membershipIds, { from, to, weeks }, async () => {
    const holidays = await holidaysBetween(db, from, addDays(to, 1))
    const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
    return date => holidayOn.get(date) ?? null
  })
}

/** The same for any date, of what is read once. */
export const termsOfAllTime = (db: TenantDb, timeZone: string, membershipIds: IdSet): Promise<Terms> =>
  termsWith(db, timeZone, membershipIds, { ...allTime, weeks: allTime }, () => holidayOnAnyDate(db))

const allTime = { from: '0001-01-01', to: '9999-12-31' }

interface Dates {
  readonly from: PlainDate
  readonly to: PlainDate
}

async function termsWith(
  db: TenantDb,
  timeZone: string,
  membershipIds: IdSet,
  { from, to, weeks }: Dates & { readonly weeks: Dates },
  readHolidays: () => Promise<(date: PlainDate) => Holiday | null>,
): Promise<Terms> {
  const [assigned, models, dayTypes, holidayOn, employments, plannedOn] = await Promise.all([
    worktimeModelsBetween(db, membershipIds, from, to),
    worktimeModelVersionsBetween(db, worktimeModelIdsBetween(db.orgId, membershipIds, from, to), from, to),
    dayTypeVersionsBetween(db, from, to),
    readHolidays(),
    employmentsBetween(db, membershipIds, from, to),
    plannedMinutesOf(db, membershipIds, weeks.from, weeks.to),
  ])
  const assignedTo = Map.groupBy(assigned, stretch => stretch.membershipId)
  const employmentsOf = Map.groupBy(employments, employment => employment.membershipId)
  const versionsOf = Map.groupBy(models, version => version.id)
  const modelOn = (membershipId: Id, date: PlainDate) => {
    const modelId = versionAt(assignedTo.get(membershipId) ?? [], date)?.assignedId
    return modelId ? (versionAt(versionsOf.get(modelId) ?? [], date) ?? null) : null
  }
  return {
    on: (membershipId, date, dayTypeId) => ({
      timeZone,
      model: modelOn(membershipId, date),
      dayType: dayTypes.find(version => version.id === dayTypeId && covers(version, date)) ?? null,
      holiday: holidayOn(date),
      nextDayHoliday: holidayOn(addDays(date, 1)),
      employed: (employmentsOf.get(membershipId) ?? []).some(employment => isWithin(employment, date)),
      plannedMinutes: plannedOn(membershipId, date),
    }),
  }
}

const isWithin = ({ startDate, endDate }: EmploymentWindow, date: PlainDate): boolean =>
  (startDate === null || startDate <= date) && (endDate === null || date <= endDate)

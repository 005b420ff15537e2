import { asking } from '../../../../platform/data/asking.ts'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import { type Picture, type Question, together } from '../../../../platform/data/question.ts'
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
export const circumstancesOfMembers = asking(
  (picture, timeZone: string, membershipIds: IdSet, from: PlainDate, to: PlainDate) =>
    together([
      termsOf(picture, timeZone, membershipIds, from, to),
      locksOver(picture, membershipIds, from, to),
    ]).map(
      ([terms, locks]): MemberCircumstances => ({
        on: (membershipId, date, dayTypeId) => ({
          ...terms.on(membershipId, date, dayTypeId),
          locked: locks.cover(membershipId, date),
        }),
      }),
    ),
)

/** What decides the meaning of the days of several members in a window. */
export interface Terms {
  on(membershipId: Id, date: PlainDate, dayTypeId: Id | null): DayTerms
}

/** Loads it with as many statements for many members as for one. */
export const termsOf = asking(
  (picture, timeZone: string, membershipIds: IdSet, from: PlainDate, to: PlainDate) => {
    const dates = { from, to, weeks: { from: weekOf(from).from, to: weekOf(to).to } }
    return together([
      termsWithoutHolidays(picture, timeZone, membershipIds, dates),
      holidaysBetween(picture, from, addDays(to, 1)),
    ]).map(([termsWith, holidays]) => {
      const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
      return termsWith(date => holidayOn.get(date) ?? null)
    })
  },
)

/** The same for any date, of what is read once. */
export async function termsOfAllTime(db: TenantDb, timeZone: string, membershipIds: IdSet): Promise<Terms> {
  const dates = { ...allTime, weeks: allTime }
  const [termsWith, holidayOn] = await Promise.all([
    db.ask(picture => termsWithoutHolidays(picture, timeZone, membershipIds, dates)),
    holidayOnAnyDate(db),
  ])
  return termsWith(holidayOn)
}

const allTime = { from: '0001-01-01', to: '9999-12-31' }

interface Dates {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** What becomes the terms when holidays are added. */
type TermsWith = (holidayOn: (date: PlainDate) => Holiday | null) => Terms

const termsWithoutHolidays = (
  picture: Picture,
  timeZone: string,
  membershipIds: IdSet,
  { from, to, weeks }: Dates & { readonly weeks: Dates },
): Question<TermsWith> =>
  together([
    worktimeModelsBetween(picture, membershipIds, from, to),
    worktimeModelVersionsBetween(
      picture,
      worktimeModelIdsBetween(picture.orgId, membershipIds, from, to),
      from,
      to,
    ),
    dayTypeVersionsBetween(picture, from, to),
    employmentsBetween(picture, membershipIds, from, to),
    plannedMinutesOf(picture, membershipIds, weeks.from, weeks.to),
  ]).map(([assigned, models, dayTypes, employments, plannedOn]): TermsWith => {
    const assignedTo = Map.groupBy(assigned, stretch => stretch.membershipId)
    const employmentsOf = Map.groupBy(employments, employment => employment.membershipId)
    const versionsOf = Map.groupBy(models, version => version.id)
    const modelOn = (membershipId: Id, date: PlainDate) => {
      const modelId = versionAt(assignedTo.get(membershipId) ?? [], date)?.assignedId
      return modelId ? (versionAt(versionsOf.get(modelId) ?? [], date) ?? null) : null
    }
    return holidayOn => ({
      on: (membershipId, date, dayTypeId) => ({
        timeZone,
        model: modelOn(membershipId, date),
        dayType: dayTypes.find(version => version.id === dayTypeId && covers(version, date)) ?? null,
        holiday: holidayOn(date),
        nextDayHoliday: holidayOn(addDays(date, 1)),
        employed: (employmentsOf.get(membershipId) ?? []).some(employment => isWithin(employment, date)),
        plannedMinutes: plannedOn(membershipId, date),
      }),
    })
  })

const isWithin = ({ startDate, endDate }: EmploymentWindow, date: PlainDate): boolean =>
  (startDate === null || startDate <= date) && (endDate === null || date <= endDate)

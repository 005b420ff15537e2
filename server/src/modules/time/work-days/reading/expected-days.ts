import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Terms, termsOf, termsOfAllTime } from '../day/circumstances.ts'
import { targetMinutes } from '../interpretation/target.ts'

/** What is known of a member on a date: what the worktime model expects, and what an approved day tells. */
export interface ExpectedDay {
  /** Whatever the day is marked as; 0 without a model and outside the employment. */
  readonly targetMinutes: number
  /** Null while the day is not approved. */
  readonly workedMinutes: number | null
  readonly creditedMinutes: number | null
}

type ExpectedOn = (membershipId: Id, date: PlainDate) => ExpectedDay

/** The same of members on the days of a window: as many statements for many members as for one; they travel together. */
export const expectedDays = (
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<ExpectedOn> =>
  expected(
    termsOf(db, timeZone, members, from, to),
    approvedDays(db, members, sql`between ${from} and ${to}`),
  )

/** The same on every day from a date on, which is an expression that the statements work out. */
export const expectedDaysSince = (
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  since: RawBuilder<PlainDate>,
): Promise<ExpectedOn> =>
  expected(termsOfAllTime(db, timeZone, members), approvedDays(db, members, sql`>= ${since}`))

interface ApprovedDay {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly workedMinutes: number
  readonly creditedMinutes: number
}

const approvedDays = (db: TenantDb, members: IdSet, dates: RawBuilder<unknown>): Promise<ApprovedDay[]> =>
  db.sql<ApprovedDay>`
    select d.membership_id, d.work_date, d.worked_minutes, d.credited_minutes from work_days d
    where d.org_id = ${db.orgId} and d.membership_id = any(${idArray(members)})
      and d.work_date ${dates} and d.status in ('approved', 'exported')`

async function expected(reading: Promise<Terms>, approved: Promise<ApprovedDay[]>): Promise<ExpectedOn> {
  const [terms, days] = await Promise.all([reading, approved])
  const dayOf = new Map(days.map(day => [`${day.membershipId} ${day.workDate}`, day]))
  return (membershipId, date) => {
    const { model, ...rest } = terms.on(membershipId, date, null)
    const day = dayOf.get(`${membershipId} ${date}`)
    return {
      targetMinutes: model ? targetMinutes({ ...rest, model, workDate: date, entries: [] }) : 0,
      workedMinutes: day?.workedMinutes ?? null,
      creditedMinutes: day?.creditedMinutes ?? null,
    }
  }
}

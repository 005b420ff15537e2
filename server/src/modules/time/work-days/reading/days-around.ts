import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { periodsAround } from '../../../company/catalogs/worktime-models/port.ts'
import { worktimeModelIdOn } from '../../../people/members/port.ts'
import { isRecorded } from './blank-dates.ts'

/** The dates around a day that count with it: its calendar week, and its period by the model that it was frozen with and by the assigned one. */
export interface DatesAround {
  readonly workDayId: Id
  readonly membershipId: Id
  readonly from: PlainDate
  readonly to: PlainDate
  /** The last date before them on which the member has a recorded day; null where there is none. */
  readonly recordedBefore: PlainDate | null
}

/** A fragment: those of days that are named by their ids, with the columns of `DatesAround`. */
export const aroundDays = (orgId: string, dayIds: readonly Id[]): RawBuilder<unknown> => sql`(
  select o.work_day_id, o.membership_id, o."from", o."to", (
    select d.work_date from work_days d
    where d.org_id = ${orgId} and d.membership_id = o.membership_id and d.work_date < o."from"
      and ${isRecorded(orgId)}
    order by d.work_date desc limit 1) as recorded_before
  from (
    select w.id as work_day_id, w.membership_id, least(w.monday, p.first_date) as "from",
      greatest(w.monday + 6, p.last_date) as "to"
    from (
      select d.id, d.membership_id, d.work_date, d.worktime_model_version_id,
        d.work_date - (extract(isodow from d.work_date)::int - 1) as monday
      from work_days d where d.org_id = ${orgId} and d.id = any(${dayIds}::uuid[])) w
    cross join lateral (
      select min(x.first_date) as first_date, max(x.last_date) as last_date
      from ${periodsAround(orgId, {
        versionId: sql`w.worktime_model_version_id`,
        modelId: worktimeModelIdOn(orgId, sql`w.membership_id`, sql`w.work_date`),
        date: sql`w.work_date`,
      })} x) p) o)`

/** The same, read: one statement, however many days there are. */
export const datesAround = (db: TenantDb, dayIds: readonly Id[]): Promise<DatesAround[]> =>
  db.sql<DatesAround>`
    select a.work_day_id, a.membership_id, a."from", a."to", a.recorded_before from ${aroundDays(db.orgId, dayIds)} a`

/** A query of the members whose days they are. */
export const membersOfDays = (orgId: string, dayIds: readonly Id[]): RawBuilder<unknown> => sql`
  select d.membership_id from work_days d where d.org_id = ${orgId} and d.id = any(${dayIds}::uuid[])`

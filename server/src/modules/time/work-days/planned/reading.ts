import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'

/**
 * A fragment: the published work of the dates of a range, with the columns `membership_id`, `work_date`, `start_at` and `end_at`.
 * For a member who has any on a date it goes before the regular hours of their worktime model.
 */
export const plannedWorkOn = (orgId: string, from: PlainDate, to: PlainDate): RawBuilder<unknown> => sql`(
  select w.membership_id, w.work_date, w.start_at, w.end_at from planned_work w
  where w.org_id = ${orgId} and w.work_date between ${from} and ${to})`

/** A fragment: whether a member has published work on a date, each an expression. */
export const isPlannedOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from planned_work w where w.org_id = ${orgId} and w.membership_id = ${member} and w.work_date = ${date})`

/** A fragment: whether a member has published work on any date of a range, its ends too; each an expression. */
export const isPlannedBetween = (
  orgId: string,
  member: RawBuilder<unknown>,
  { from, to }: { readonly from: RawBuilder<unknown>; readonly to: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`exists (
  select from planned_work w where w.org_id = ${orgId} and w.membership_id = ${member}
    and w.work_date between ${from} and ${to})`

/** What is planned for a member on a date; null where nobody has planned its week, 0 where the plan leaves it free. */
export type PlannedOn = (membershipId: Id, date: PlainDate) => number | null

/** The same of members on the dates of whole weeks. One statement. */
export const plannedMinutesOf = asking((db, members: IdSet, from: PlainDate, to: PlainDate) =>
  db.sql<PlannedMinutes>`
    select w.membership_id, w.work_date, sum(w.minutes)::int as minutes from planned_work w
    where w.org_id = ${db.orgId} and w.membership_id = any(${idArray(members)})
      and w.work_date between ${from} and ${to}
    group by w.membership_id, w.work_date`.map(plannedOn),
)

interface PlannedMinutes {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly minutes: number
}

function plannedOn(rows: readonly PlannedMinutes[]): PlannedOn {
  const keyOf = (membershipId: Id, date: PlainDate) => `${membershipId} ${date}`
  const planned = new Map(
    rows.map(({ membershipId, workDate, minutes }) => [keyOf(membershipId, workDate), minutes]),
  )
  const weeks = new Set(rows.map(({ membershipId, workDate }) => keyOf(membershipId, mondayOf(workDate))))
  return (membershipId, date) => {
    if (weeks.size === 0) return null
    return (
      planned.get(keyOf(membershipId, date)) ?? (weeks.has(keyOf(membershipId, mondayOf(date))) ? 0 : null)
    )
  }
}

/** When the published work of members ends on the dates of a window. One statement. */
export async function plannedEndsOf(
  db: TenantDb,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<(membershipId: Id, date: PlainDate) => Instant | null> {
  const rows = await db.sql<{ membershipId: Id; workDate: PlainDate; endAt: Instant }>`
    select w.membership_id, w.work_date, max(w.end_at) as end_at from planned_work w
    where w.org_id = ${db.orgId} and w.membership_id = any(${idArray(members)})
      and w.work_date between ${from} and ${to}
    group by w.membership_id, w.work_date`
  const ends = new Map(rows.map(row => [`${row.membershipId} ${row.workDate}`, row.endAt]))
  return (membershipId, date) => ends.get(`${membershipId} ${date}`) ?? null
}

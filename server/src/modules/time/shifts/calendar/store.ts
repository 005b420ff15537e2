import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CalendarWindow } from '../../../exchange/calendar-feeds/port.ts'
import { planningUnitName } from '../../../company/catalogs/planning-units/port.ts'
import { peopleAround } from '../../../people/members/port.ts'
import { plannedUnits } from '../record/planners.ts'

/** A published shift as a calendar shows it. */
export interface ShownShift {
  readonly id: Id
  readonly startAt: Instant
  readonly endAt: Instant
  readonly note: string | null
  readonly shiftTypeName: string | null
  readonly planningUnitName: string | null
  /** Null in a calendar of one's own, and of somebody whom the reader does not see. */
  readonly displayName: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

const published = (
  orgId: string,
  condition: RawBuilder<unknown>,
  { from, now, to, limit }: CalendarWindow,
): RawBuilder<unknown> => {
  const half = (when: RawBuilder<unknown>, direction: 'asc' | 'desc') => sql`(
    select s.id, s.start_at, s.end_at, s.note, s.shift_type_id, s.planning_unit_id, s.membership_id, s.created_at,
      s.updated_at
    from shifts s
    where s.org_id = ${orgId} and s.state = 'published' and ${condition} and ${when}
    order by s.work_date ${sql.raw(direction)}, s.start_at ${sql.raw(direction)} limit ${limit})`
  // By its date, which its index has; a shift starts on it, in whichever zone, a day apart at most.
  return sql`(
    select s.* from (
      ${half(sql`s.work_date >= ${now}::timestamptz::date - 1 and s.start_at >= ${now} and s.start_at < ${to}`, 'asc')}
      union all
      ${half(sql`s.work_date >= ${from}::timestamptz::date - 1 and s.start_at >= ${from} and s.start_at < ${now}`, 'desc')}) s
    order by s.start_at < ${now}, abs(extract(epoch from s.start_at - ${now}::timestamptz)) limit ${limit})`
}

const named = (orgId: string): RawBuilder<unknown> => sql`
  (select t.name from shift_types t where t.org_id = ${orgId} and t.id = s.shift_type_id) as shift_type_name,
  ${planningUnitName(orgId, sql`s.planning_unit_id`)} as planning_unit_name`

/** The published shifts of a member, those nearest to now first. One statement. */
export const shiftsOfMember = (
  db: TenantDb,
  membershipId: Id,
  window: CalendarWindow,
): Promise<ShownShift[]> =>
  db.sql<ShownShift>`
    select s.id, s.start_at, s.end_at, s.note, ${named(db.orgId)}, null as display_name, s.created_at, s.updated_at
    from ${published(db.orgId, sql`s.membership_id = ${membershipId}`, window)} s`

/** The published shifts of a unit for somebody who plans it, with the names of those whom they see. One statement. */
export const shiftsOfUnit = (
  db: TenantDb,
  planner: Caller,
  planningUnitId: Id,
  window: CalendarWindow,
): Promise<ShownShift[]> => {
  const [from, today, to] = [window.from, window.now, window.to].map(at =>
    dateIn(planner.organisation.timeZone, at),
  ) as [string, string, string]
  const ofUnit = sql`s.planning_unit_id = ${planningUnitId}
    and ${plannedUnits(planner, sql`${planningUnitId}::uuid`, today)}`
  return db.sql<ShownShift>`
    select s.id, s.start_at, s.end_at, s.note, ${named(db.orgId)}, p.display_name, s.created_at, s.updated_at
    from ${published(db.orgId, ofUnit, window)} s
    left join ${peopleAround(planner, { from, to }, today)} p on p.membership_id = s.membership_id`
}

import { type RawBuilder, sql } from 'kysely'
import type { IdSet } from '../../../platform/data/id-set.ts'
import { asking } from '../../../platform/data/asking.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { staffGroupIdOn, staffGroupsBetween } from '../../people/members/port.ts'

const covers = (orgId: string, member: RawBuilder<unknown>, date: RawBuilder<unknown>) => sql`
  l.org_id = ${orgId} and l.lifted_at is null and ${date} between l.period_start and l.period_end
  and (l.group_id is null or l.group_id = ${staffGroupIdOn(orgId, member, date)})`

/** Whether a live lock covers a member's day by the staff group that they had on it; for a statement that has the member and date as columns. */
export const lockedOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from payroll_locks l where ${covers(orgId, member, date)})`

/** A fragment: the id of a live lock that covers a member's day, null without one; as `lockedOn`. */
export const lockOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<Id | null> =>
  sql<Id | null>`(select l.id from payroll_locks l where ${covers(orgId, member, date)} order by l.id limit 1)`

/** The live locks that cover days of members. */
export interface MemberLocks {
  cover(membershipId: Id, date: PlainDate): boolean
}

/** The live locks over the days of members in a window, by the staff group that each had on each. One statement. */
export const locksOver = asking((db, membershipIds: IdSet, from: PlainDate, to: PlainDate) =>
  db.sql<CoveredDates>`
    with live as (
      select l.period_start, l.period_end, l.group_id from payroll_locks l
      where l.org_id = ${db.orgId} and l.lifted_at is null and l.period_start <= ${to} and l.period_end >= ${from})
    select null::uuid as membership_id, period_start, period_end from live where group_id is null
    union all
    select g.membership_id, greatest(l.period_start, g.valid_from), least(l.period_end, g.valid_to)
    from live l join ${staffGroupsBetween(db.orgId, membershipIds, from, to)} g on g.assigned_id = l.group_id`.map(
    memberLocks,
  ),
)

function memberLocks(locks: readonly CoveredDates[]): MemberLocks {
  const byMember = Map.groupBy(locks, ({ membershipId }) => membershipId)
  return {
    cover: (membershipId, date) =>
      [null, membershipId].some(whose =>
        byMember.get(whose)?.some(({ periodStart, periodEnd }) => periodStart <= date && date <= periodEnd),
      ),
  }
}

interface CoveredDates {
  /** Null for those of every member. */
  readonly membershipId: Id | null
  readonly periodStart: PlainDate
  readonly periodEnd: PlainDate
}

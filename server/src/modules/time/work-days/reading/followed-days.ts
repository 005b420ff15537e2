import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isFilled, isRecorded } from './blank-dates.ts'
import { aroundDays } from './days-around.ts'
import {
  type FrozenLine,
  frozenLine,
  type FrozenTerm,
  frozenTerm,
  type StoredLine,
  type StoredTerm,
} from '../day/interpreted.ts'
import type { WorkDayStatus } from '../day/shapes.ts'

/** A recorded day as others follow it: how far it is, and what it was frozen with. */
export interface FollowedDay {
  readonly id: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly status: WorkDayStatus
  readonly worktimeModelVersionId: Id | null
  readonly overtimeRuleSetVersionId: Id | null
  readonly dayTypeVersionId: Id | null
  /** What it was last confirmed with; empty for a draft that never was. */
  readonly lines: readonly FrozenLine[]
  readonly balanceTerms: readonly FrozenTerm[]
  /** Whether there is anything in it, so that it is recorded as a draft too. */
  readonly filled: boolean
}

/** PostgreSQL knows nothing of ranges that are put together, and would read all days of the organisation to sort them out. */
const eachByItsKey = sql`offset 0`

/** The recorded days on the dates around days, by member and date. One statement, however many there are. */
export async function followedDays(db: TenantDb, dayIds: readonly Id[]): Promise<FollowedDay[]> {
  const rows = await db.sql<
    Omit<FollowedDay, 'lines' | 'balanceTerms'> & {
      readonly lines: readonly StoredLine[]
      readonly balanceTerms: readonly StoredTerm[]
    }
  >`
    select d.id, d.membership_id, d.work_date, d.status, d.worktime_model_version_id,
      d.overtime_rule_set_version_id, d.day_type_version_id,
      coalesce(i.interpretation -> 'lines', '[]'::jsonb) as lines,
      coalesce(i.interpretation -> 'balanceTerms', '[]'::jsonb) as balance_terms,
      ${isFilled(db.orgId)} as filled
    from (
      select a.membership_id, unnest(range_agg(daterange(a."from", a."to", '[]'))) as dates
      from ${aroundDays(db.orgId, dayIds)} a group by a.membership_id) wanted
    cross join lateral (
      select d.* from work_days d where d.org_id = ${db.orgId} and d.membership_id = wanted.membership_id
        and d.work_date >= lower(wanted.dates) and d.work_date < upper(wanted.dates) ${eachByItsKey}) d
    left join work_day_interpretations i on i.org_id = ${db.orgId} and i.work_day_id = d.id
    where ${isRecorded(db.orgId)}
    order by d.membership_id, d.work_date`
  return rows.map(({ lines, balanceTerms, ...day }) => ({
    ...day,
    lines: lines.map(frozenLine),
    balanceTerms: balanceTerms.map(frozenTerm),
  }))
}

/** The last date before another one on which a member has a recorded day; members without one are left out. */
export const recordedBefore = (
  db: TenantDb,
  dates: readonly { readonly membershipId: Id; readonly before: PlainDate }[],
): Promise<{ readonly membershipId: Id; readonly before: PlainDate; readonly workDate: PlainDate }[]> =>
  db.sql`
    select wanted.membership_id, wanted.before, last.work_date
    from unnest(${dates.map(one => one.membershipId)}::uuid[], ${dates.map(one => one.before)}::date[])
      as wanted(membership_id, before)
    cross join lateral (
      select d.work_date from work_days d
      where d.org_id = ${db.orgId} and d.membership_id = wanted.membership_id and d.work_date < wanted.before
        and ${isRecorded(db.orgId)}
      order by d.work_date desc limit 1) last`

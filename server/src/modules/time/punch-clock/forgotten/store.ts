import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employedOn } from '../../../people/members/port.ts'
import { lockedOn } from '../../payroll-locks/port.ts'
import { decidedOn, openedSince } from '../../work-days/port.ts'
import type { Since } from '../sessions/store.ts'

/** A session that is over without a clock-out, of which its member was not notified yet. */
export interface ForgottenSession {
  readonly id: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly isClosed: boolean
}

/** Those that are over since an instant before which a late clock-out would have come; at most so many. */
export const sessionsToRemindOf = (
  db: TenantDb,
  before: Instant,
  limit: number,
): Promise<ForgottenSession[]> =>
  db.sql<ForgottenSession>`
    select s.id, s.membership_id, s.work_date, s.state = 'auto_closed' as is_closed
    from punch_sessions s join punches p on p.org_id = ${db.orgId} and p.id = s.id
    where s.org_id = ${db.orgId} and s.state in ('auto_closed', 'left_open') and s.due_at < ${before}
      and p.received_at < ${before} and p.asked_at is null
      and not ${decidedOn(db.orgId, sql`s.membership_id`, sql`s.work_date`)}
    order by s.due_at, s.id limit ${limit}`

/** The dates of sessions. */
export const sessionDates = (db: TenantDb, ids: readonly Id[]): Promise<{ id: Id; workDate: PlainDate }[]> =>
  db.sql<{ id: Id; workDate: PlainDate }>`
    select s.id, s.work_date from punch_sessions s where s.org_id = ${db.orgId} and s.id = any(${ids}::uuid[])`

export const markReminded = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`
    update punches p set asked_at = ${tx.now}
    where p.org_id = ${tx.orgId} and p.id = any(${ids}::uuid[]) returning 1`

/** A punch that waits for its day, which may take it by now. */
export interface Waiting extends Since {
  readonly punchId: Id
}

/**
 * Punches whose day has changed since it did not take them, or which what held them back does not hold any more. What was tried
 * in vain waits for the next change, or for an hour. At most so many.
 */
export const waitingForDays = (db: TenantDb, hourAgo: Instant, limit: number): Promise<Waiting[]> => {
  const [member, date] = [sql`p.membership_id`, sql`p.work_date`]
  return db.sql<Waiting>`
    select p.id as punch_id, p.membership_id, p.occurred_at as "from" from punches p
    where p.org_id = ${db.orgId} and p.unplaced_code is not null
      and p.unplaced_code not in ('punch_without_session', 'punch_inside_session', 'punch_on_break', 'punch_not_on_break')
      and (${openedSince(db.orgId, member, date, sql`coalesce(p.tried_at, p.updated_at)`)}
        or (p.tried_at is null or p.tried_at < ${hourAgo}) and (
          p.unplaced_code = 'period_locked' and not ${lockedOn(db.orgId, member, date)}
          or p.unplaced_code = 'day_outside_employment' and ${employedOn(db.orgId, member, date)}
          or p.unplaced_code = 'day_invoiced'))
    order by p.occurred_at, p.id limit ${limit}`
}

/** The punches that days did not take. */
export const waitingOn = (
  db: TenantDb,
  days: readonly { readonly membershipId: Id; readonly workDate: PlainDate }[],
): Promise<Waiting[]> =>
  db.sql<Waiting>`
    select p.id as punch_id, p.membership_id, p.occurred_at as "from"
    from unnest(${days.map(day => day.membershipId)}::uuid[], ${days.map(day => day.workDate)}::date[])
      as opened(membership_id, work_date)
    join punches p on p.org_id = ${db.orgId} and p.membership_id = opened.membership_id
      and p.work_date = opened.work_date and p.unplaced_code is not null
      and p.unplaced_code not in ('punch_without_session', 'punch_inside_session', 'punch_on_break', 'punch_not_on_break')
    order by p.occurred_at, p.id`

export const markTried = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`
    update punches p set tried_at = ${tx.now}
    where p.org_id = ${tx.orgId} and p.id = any(${ids}::uuid[]) returning 1`

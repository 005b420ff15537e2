import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import { datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { staffGroupIdOf } from '../members/port.ts'
import { payrollLocks } from './contract.ts'

const covers = (orgId: string, member: RawBuilder<unknown>, date: RawBuilder<unknown>) => sql`
  l.org_id = ${orgId} and l.lifted_at is null and ${date} between l.period_start and l.period_end
  and (l.group_id is null or l.group_id = ${staffGroupIdOf(orgId, member)})`

/** Whether a live lock covers a member's day; for a statement that has the member and date as columns. */
export const lockedOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from payroll_locks l where ${covers(orgId, member, date)})`

/** The dates of a window that a live lock covers for a member. */
export async function lockedDates(
  db: TenantDb,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<ReadonlySet<PlainDate>> {
  const group = staffGroupIdOf(db.orgId, sql`${membershipId}::uuid`)
  // The dates are counted out here: with generate_series() PostgreSQL plans the statement anew each time.
  const locks = await db.sql<{ periodStart: PlainDate; periodEnd: PlainDate }>`
    select l.period_start, l.period_end from payroll_locks l
    where l.org_id = ${db.orgId} and l.lifted_at is null and l.period_start <= ${to} and l.period_end >= ${from}
      and (l.group_id is null or l.group_id = ${group})`
  if (locks.length === 0) return new Set()
  return new Set(
    datesInRange(from, to).filter(date =>
      locks.some(({ periodStart, periodEnd }) => periodStart <= date && date <= periodEnd),
    ),
  )
}

/** The operations of the public interface, for requests from inside the process. */
export const payrollLockOperations = payrollLocks.operations

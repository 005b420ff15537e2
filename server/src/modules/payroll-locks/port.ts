import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { staffGroupIdOf } from '../members/port.ts'

const covers = (org: RawBuilder<unknown>, member: RawBuilder<unknown>, date: RawBuilder<unknown>) => sql`
  l.org_id = ${org} and l.lifted_at is null and ${date} between l.period_start and l.period_end
  and (l.group_id is null or l.group_id = ${staffGroupIdOf(org, member)})`

/** Whether a live lock covers a member's day; for a statement that has the member and date as columns. */
export const lockedOn = (
  org: RawBuilder<unknown>,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from payroll_locks l where ${covers(org, member, date)})`

/** The dates of a window that a live lock covers for a member. */
export async function lockedDates(
  db: TenantDb,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<ReadonlySet<PlainDate>> {
  const rows = await db.sql<{ date: PlainDate }>`
    select day::date as date from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    where ${lockedOn(sql`${db.orgId}::uuid`, sql`${membershipId}::uuid`, sql`day::date`)}`
  return new Set(rows.map(row => row.date))
}

import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type MemberAsCaller, memberAsCallerJson } from '../../members/port.ts'

/** Whether everybody has been reminded on a day. */
export async function isDone(db: TenantDb, day: PlainDate): Promise<boolean> {
  const found = await db.sql`
    select 1 from approval_reminder_days r where r.org_id = ${db.orgId} and r.reminded_on = ${day}`
  return found.length > 0
}

/** Notes that everybody has been reminded on a day. False where somebody has noted it before. */
export async function noteDone(
  tx: WriteTransaction,
  day: PlainDate,
  recipientCount: number,
): Promise<boolean> {
  const noted = await tx.sql`
    insert into approval_reminder_days (org_id, reminded_on, recipient_count, created_at)
    values (${tx.orgId}, ${day}, ${recipientCount}, ${tx.now})
    on conflict do nothing returning reminded_on`
  return noted.length > 0
}

/** Some members with what they hold. */
export const membersAsCallers = async (db: TenantDb, ids: readonly Id[]): Promise<MemberAsCaller[]> =>
  (
    await db.sql<{ member: MemberAsCaller }>`
      select ${memberAsCallerJson(db.orgId, sql`asked.id`)} as member
      from unnest(${ids}::uuid[]) as asked (id)`
  ).map(({ member }) => member)

import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hasAuthorityInUnit } from '../../../people/members/port.ts'

/** Whether the caller answers for somebody who belongs to the unit today, or for personnel as a whole. One statement. */
export async function supervises(
  db: TenantDb,
  caller: Caller,
  planningUnitId: Id,
  today: PlainDate,
): Promise<boolean> {
  if (caller.capabilities.has('hr.manage')) return true
  if (!caller.capabilities.has('worktime.supervise')) return false
  const [row] = await db.sql<{ supervises: boolean }>`
    select ${hasAuthorityInUnit(caller, planningUnitId, today)} as supervises`
  return row?.supervises ?? false
}

import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employerExists } from '../../../company/catalogs/employers/port.ts'
import { staffGroupExists } from '../../../company/catalogs/staff-groups/port.ts'
import type { ExportPeriod } from '../../../time/work-days/port.ts'

interface Asked {
  readonly periodStart: string
  readonly periodEnd: string
  readonly employerId?: Id | null
  readonly groupId?: Id | null
}

/** The period that a body asks for; refuses one that ends before it starts or is too long. */
export function checkedPeriod(
  { periodStart, periodEnd, employerId, groupId }: Asked,
  refuse: Parameters<typeof checkedRange>[2],
): ExportPeriod {
  checkedRange({ from: periodStart, to: periodEnd }, limits.rangeDays.register, refuse)
  return {
    periodStart,
    periodEnd,
    employerId: employerId?.toLowerCase() ?? null,
    groupId: groupId?.toLowerCase() ?? null,
  }
}

/** What the period names and the organisation does not have. */
export async function missingIn(
  db: TenantDb,
  { employerId, groupId }: ExportPeriod,
): Promise<'employer_not_found' | 'staff_group_not_found' | null> {
  const [employer, group] = await Promise.all([
    employerId === null || employerExists(db, employerId),
    groupId === null || staffGroupExists(db, groupId),
  ])
  if (!employer) return 'employer_not_found'
  return group ? null : 'staff_group_not_found'
}

import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Says which of these work days have hours on an invoice. One statement. */
export type InvoicedDays = (db: TenantDb, workDayIds: IdSet) => Promise<readonly Id[]>

/** Filled by the families that invoice hours: such a day is neither written nor opened. */
export const protectedHours = slot<InvoicedDays>('work_days.protected_hours')

/** Which of the days are invoiced. Nothing is read where no family invoices. */
export async function invoicedAmong(
  db: TenantDb,
  contributions: Contributions,
  workDayIds: IdSet,
): Promise<ReadonlySet<Id>> {
  if ('length' in workDayIds && workDayIds.length === 0) return new Set()
  const families = contributions(protectedHours)
  return new Set((await Promise.all(families.map(invoiced => invoiced(db, workDayIds)))).flat())
}

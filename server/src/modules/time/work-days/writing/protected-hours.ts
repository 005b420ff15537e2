import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Says which of these work days have hours on an invoice. One statement. */
export type InvoicedDays = (db: TenantDb, workDayIds: readonly Id[]) => Promise<readonly Id[]>

/** Filled by the families that invoice hours: such a day is neither written nor opened. */
export const protectedHours = slot<InvoicedDays>('work_days.protected_hours')

/** Which of the days are invoiced. Nothing is read where no family invoices. */
export async function invoicedAmong(
  db: TenantDb,
  contributions: Contributions,
  days: readonly { readonly id: Id }[],
): Promise<ReadonlySet<Id>> {
  const families = contributions(protectedHours)
  if (families.length === 0 || days.length === 0) return new Set()
  const ids = days.map(({ id }) => id)
  return new Set((await Promise.all(families.map(invoiced => invoiced(db, ids)))).flat())
}

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues } from '../../../records/custom-fields/port.ts'
import { type CustomerRecord, customerTable } from '../record.ts'
import type { CustomerReference } from './references.ts'
import type { Merged } from './rules.ts'

/** The customers that were merged into another. */
export const mergedInto = async (db: TenantDb, customerId: Id): Promise<Id[]> =>
  (
    await db.sql<{ id: Id }>`
      select c.id from customers c
      where c.org_id = ${db.orgId} and c.merged_into_customer_id = ${customerId} order by c.id`
  ).map(({ id }) => id)

/** Saves a merge as decided, and moves what hangs on the loser. */
export async function saveMerge(
  tx: WriteTransaction,
  before: CustomerRecord,
  { loser, winner }: Merged,
  {
    references,
    fields,
  }: { readonly references: readonly CustomerReference[]; readonly fields: readonly CustomField[] },
): Promise<void> {
  const merged = { loserId: loser.id, winnerId: winner.id }
  await Promise.all([
    ...references.map(reference => reference.move(tx, merged)),
    customerTable.update(tx, loser),
    customerTable.update(tx, winner),
    saveValues(tx, fields, [
      { recordId: winner.id, before: before.customFields, after: winner.customFields },
    ]),
  ])
}

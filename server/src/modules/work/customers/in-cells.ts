import { mayCall } from '../../../platform/access/gates.ts'
import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { listing } from './listing.ts'

/** The codes of customers for the cells of an export, by their ids, as far as they have one and the caller reads customers. */
export async function customerCodes(
  db: TenantDb,
  caller: Caller,
  ids: readonly (Id | null)[],
): Promise<(id: Id | null) => string | undefined> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  const found =
    !mayCall(caller, listing.list) || wanted.length === 0
      ? []
      : await db.sql<{ id: Id; code: string }>`
          select c.id, c.code from customers c
          where c.org_id = ${db.orgId} and c.id = any(${wanted}::uuid[]) and c.code is not null
            and c.merged_into_customer_id is null`
  const codes = new Map(found.map(({ id, code }) => [id, code]))
  return id => (id === null ? undefined : codes.get(id))
}

import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** The customer that has a business id; of several the oldest one in use. One that was merged away leads to the other. */
export async function customerWithBusinessId(db: TenantDb, businessId: string): Promise<Id | null> {
  const [found] = await db.sql<{ id: Id }>`
    select coalesce(c.merged_into_customer_id, c.id) as id from customers c
    where c.org_id = ${db.orgId} and c.business_id = ${businessId}
    order by c.active desc, c.created_at, c.id limit 1`
  return found?.id ?? null
}

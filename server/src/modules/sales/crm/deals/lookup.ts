import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DealState } from './life.ts'

/** A deal as other families check their references to it. */
export interface DealSummary {
  readonly id: Id
  readonly title: string
  readonly customerId: Id | null
  readonly state: DealState
}

/** The deals with these ids; those that are not there are left out. One statement. */
export const dealsWithIds = (db: TenantDb, ids: readonly Id[]): Promise<DealSummary[]> =>
  db.sql<DealSummary>`
    select d.id, d.title, d.customer_id, d.state from deals d
    where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[])`

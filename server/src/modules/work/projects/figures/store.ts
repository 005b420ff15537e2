import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Billing } from '../record/port.ts'

/** The budget in cents of a project, or of a phase with its own billing, by which work is billed. */
export interface BilledBudget {
  /** Of the phase or, for the project as a whole, of the project. */
  readonly id: Id
  readonly projectId: Id
  readonly phaseId: Id | null
  readonly customerId: Id | null
  readonly name: string
  readonly cents: number
}

/** A query of the ids of such budgets, and their cents. */
export const billedBudgets = (
  orgId: string,
  billing: Billing,
  { projectIds, phaseId }: { readonly projectIds: IdSet; readonly phaseId?: Id | undefined },
): RawBuilder<unknown> => sql`
  select b.id, b.cents from (${budgetsOf(orgId, billing)}) b
  where b.project_id = any(${idArray(projectIds)})
    ${phaseId === undefined ? sql`` : sql`and b.phase_id = ${phaseId}`}`

export const billedBudgetsWithIds = (db: TenantDb, billing: Billing, ids: IdSet): Promise<BilledBudget[]> =>
  db.sql<BilledBudget>`
    select b.* from (${budgetsOf(db.orgId, billing)}) b where b.id = any(${idArray(ids)})`

const budgetsOf = (orgId: string, billing: Billing): RawBuilder<unknown> => sql`
  select p.id, p.id as project_id, null::uuid as phase_id, p.customer_id, p.name, p.budget_cents as cents
  from projects p where p.org_id = ${orgId} and p.billing = ${billing} and p.budget_cents > 0
  union all
  select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents as cents
  from project_phases f join projects q on q.org_id = ${orgId} and q.id = f.project_id
  where f.org_id = ${orgId} and f.billing = ${billing} and f.budget_cents > 0 and f.state <> 'cancelled'`

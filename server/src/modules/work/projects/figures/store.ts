import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endOfDays } from '../recognition/port.ts'
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

/** A query of the ids of such budgets, and their cents as agreed on by a day. */
export const billedBudgets = (
  orgId: string,
  billing: Billing,
  {
    projectIds,
    phaseId,
    asOf,
  }: { readonly projectIds: IdSet; readonly phaseId?: Id | undefined; readonly asOf: PlainDate },
): RawBuilder<unknown> => sql`
  select b.id, b.cents from (${budgetsOf(orgId, billing, asOf)}) b
  where b.project_id = any(${idArray(projectIds)})
    ${phaseId === undefined ? sql`` : sql`and b.phase_id = ${phaseId}`}`

/** Such budgets, as they were agreed on by a day, or as they are where none is given. One statement. */
export const billedBudgetsWithIds = (
  db: TenantDb,
  billing: Billing,
  ids: IdSet,
  asOf?: PlainDate,
): Promise<BilledBudget[]> =>
  db.sql<BilledBudget>`
    select b.* from (${budgetsOf(db.orgId, billing, asOf ?? endOfDays)}) b where b.id = any(${idArray(ids)})`

/** Before the first entry of a baseline that one holds; a project that has none has what it says itself. */
const budgetsOf = (orgId: string, billing: Billing, asOf: PlainDate): RawBuilder<unknown> => sql`
  select a.* from (
    select p.id, p.id as project_id, null::uuid as phase_id, p.customer_id, p.name,
      case when held.id is null then p.budget_cents else held.budget_cents end as cents
    from projects p left join lateral (
      select b.id, b.budget_cents from project_baselines b
      where b.org_id = ${orgId} and b.project_id = p.id
      order by b.valid_from <= ${asOf} desc, case when b.valid_from <= ${asOf} then b.valid_from end desc,
        case when b.valid_from <= ${asOf} then b.made_at end desc, b.valid_from, b.made_at, b.id
      limit 1) held on true
    where p.org_id = ${orgId} and p.billing = ${billing}) a
  where a.cents > 0
  union all
  select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents as cents
  from project_phases f join projects q on q.org_id = ${orgId} and q.id = f.project_id
  where f.org_id = ${orgId} and f.billing = ${billing} and f.budget_cents > 0 and f.state <> 'cancelled'`

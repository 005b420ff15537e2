import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { centsOfPlace } from '../installments/port.ts'
import { agreedPhases } from '../phases/port.ts'
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
  readonly budgetCents: number
  /** What of a fixed price its installments bill; 0 of a cap. */
  readonly installmentCents: number
  /** What is left of it for what is not billed by installments. */
  readonly cents: number
}

interface BudgetScope {
  readonly projectIds: IdSet
  readonly phaseId?: Id | undefined
  /** The day by which it was agreed on; as it is where none is given. */
  readonly asOf?: PlainDate
}

/** A query of such budgets. */
export const billedBudgets = (
  orgId: string,
  billing: Billing,
  { projectIds, phaseId, asOf = endOfDays }: BudgetScope,
): RawBuilder<unknown> => sql`
  select b.* from (${budgetsOf(orgId, billing, asOf)}) b
  where b.project_id = any(${idArray(projectIds)})
    ${phaseId === undefined ? sql`` : sql`and b.phase_id = ${phaseId}`}`

/** Such budgets, as they were agreed on by a day, or as they are where none is given. One statement. */
export const billedBudgetsWithIds = (
  db: TenantDb,
  billing: Billing,
  ids: IdSet,
  asOf: PlainDate = endOfDays,
): Promise<BilledBudget[]> =>
  db.sql<BilledBudget>`
    select b.* from (${budgetsOf(db.orgId, billing, asOf)}) b where b.id = any(${idArray(ids)})`

function budgetsOf(orgId: string, billing: Billing, asOf: PlainDate): RawBuilder<unknown> {
  const ofPlace = {
    projectId: sql`a.project_id`,
    phaseId: sql`a.phase_id`,
    budgetCents: sql`a.project_cents`,
  }
  const installments = billing === 'fixed' ? centsOfPlace(orgId, ofPlace) : sql`0`
  return sql`
    select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents,
      greatest(a.budget_cents - i.cents, 0) as cents
    from (
      select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents,
        q.budget_cents as project_cents
      from (${agreedProjects(orgId, asOf)}) q where q.billing = ${billing}
      union all
      select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents
      from (${agreedPhases(orgId, asOf)}) f join (${agreedProjects(orgId, asOf)}) q on q.id = f.project_id
      where f.billing = ${billing}) a
    cross join lateral (select ${installments}::bigint as cents) i
    where a.budget_cents > 0`
}

/** Before the first entry of a baseline that one holds; a project that has none has what it says itself. */
const agreedProjects = (orgId: string, asOf: PlainDate): RawBuilder<unknown> => sql`
  select p.id, p.customer_id, p.name, p.billing,
    case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents
  from projects p left join lateral (
    select b.id, b.budget_cents from project_baselines b
    where b.org_id = ${orgId} and b.project_id = p.id
    order by b.valid_from <= ${asOf} desc, case when b.valid_from <= ${asOf} then b.valid_from end desc,
      case when b.valid_from <= ${asOf} then b.made_at end desc, b.valid_from, b.made_at, b.id
    limit 1) held on true
  where p.org_id = ${orgId}`

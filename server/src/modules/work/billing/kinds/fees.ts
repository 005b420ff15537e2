import { sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type BilledBudget, billedBudgets, billedBudgetsWithIds } from '../../projects/figures/port.ts'
import { installmentsOfPlaces } from '../../projects/installments/port.ts'
import type { ClosingBlocker } from '../../projects/record/port.ts'
import { capKind } from '../consumption/record.ts'
import { billedParts } from '../consumption/store.ts'
import type { PriceReason } from '../source-rows/price-reasons.ts'
import { plainRow, type SourceRow } from '../source-rows/row.ts'
import { noDate, type SourceKind, type SourceScope } from '../source-rows/slot.ts'

const feeKind = 'fee'

/** What the budgets of projects and phases are to those who bill them. */
const kindOf = (
  kind: string,
  billing: 'fixed' | 'capped',
  toRow: (budget: BilledBudget) => SourceRow,
): SourceKind => {
  const open = (orgId: string, scope: SourceScope) => sql`
    select ${kind} as kind, ${noDate}::date as date, b.id, 0 as place from (${billedBudgets(orgId, billing, scope)}) b
    where b.cents > ${billedParts(orgId, { kind, id: sql`b.id`, place: sql`0` })}
      ${scope.membershipId === undefined ? sql`` : sql`and false`}`
  const withIds = async (db: TenantDb, ids: IdSet, asOf?: PlainDate) =>
    (await billedBudgetsWithIds(db, billing, ids, asOf)).map(toRow)
  return {
    kind,
    keys: (orgId, scope, ended) => ended(open(orgId, scope)),
    unbilled: (db, _, scope) => withIds(db, sql`select k.id from (${open(db.orgId, scope)}) k`, scope.asOf),
    withIds: (db, _, ids, asOf) => withIds(db, ids, asOf),
  }
}

/**
 * Of the installments of projects, those of fixed prices of which so much is billed by itself that both would be more than the
 * price. One statement.
 */
export const installmentsOfBilledFees = (db: TenantDb, projectIds: IdSet): Promise<ReadonlySet<Id>> =>
  installmentsOfPlaces(
    db,
    sql`
      select b.project_id, b.phase_id from (${billedBudgets(db.orgId, 'fixed', { projectIds })}) b
      where b.cents < ${billedParts(db.orgId, { kind: feeKind, id: sql`b.id`, place: sql`0` })}`,
  )

/** What of the fixed prices of a project no document that counts bills, and no installment will. */
export const unbilledFees: ClosingBlocker = {
  kind: 'unbilled_work',
  async count(db, projectId) {
    const [sum] = await db.sql<{ count: number; cents: number }>`
      select count(*)::integer as count, coalesce(sum(r.cents), 0)::bigint as cents
      from (
        select b.cents - coalesce((
          select sum(c.cents) from source_consumptions c
          where c.org_id = ${db.orgId} and c.kind = ${feeKind} and c.source_id = b.id and c.issued), 0) as cents
        from (${billedBudgets(db.orgId, 'fixed', { projectIds: [projectId] })}) b) r
      where r.cents > 0`
    return { count: 0, cents: 0, ...sum, minutes: 0 }
  },
}

const rowOf = (kind: string, { id, cents, customerId, projectId, phaseId, name }: BilledBudget) => ({
  ...plainRow,
  kind,
  sourceId: id,
  customerId,
  projectId,
  phaseId,
  date: null,
  text: name,
  cents,
  parts: cents,
})

/** The fixed prices of projects and phases, billed bit by bit as agreed; what installments bill of one is not billed by it. */
export const feesKind: SourceKind = kindOf(feeKind, 'fixed', budget => ({
  ...rowOf(feeKind, budget),
  obstacle: budget.customerId === null ? 'customer_missing' : null,
  explanation: priceOf(budget),
}))

const priceOf = ({ budgetCents, installmentCents, cents }: BilledBudget): PriceReason =>
  installmentCents === 0
    ? { code: 'fixed_price', values: { cents } }
    : { code: 'fixed_price_beside_installments', values: { budgetCents, installmentCents, cents } }

/** What is left of caps: hours are billed up to it. It is billed with them, and never by itself. */
export const capsKind: SourceKind = kindOf(capKind, 'capped', budget => ({
  ...rowOf(capKind, budget),
  obstacle: 'limit_only',
  explanation: { code: 'cap', values: { cents: budget.cents } },
}))

import { sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type BilledBudget, billedBudgets, billedBudgetsWithIds } from '../../projects/figures/port.ts'
import { capKind } from '../consumption/record.ts'
import { billedParts } from '../consumption/store.ts'
import { plainRow, type SourceRow } from '../source-rows/row.ts'
import { noDate, type SourceKind, type SourceScope } from '../source-rows/slot.ts'

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

/** The fixed prices of projects and phases, billed bit by bit as agreed. */
export const feesKind: SourceKind = kindOf('fee', 'fixed', budget => ({
  ...rowOf('fee', budget),
  obstacle: budget.customerId === null ? 'customer_missing' : null,
  explanation: { code: 'fixed_price', values: { cents: budget.cents } },
}))

/** What is left of caps: hours are billed up to it. It is billed with them, and never by itself. */
export const capsKind: SourceKind = kindOf(capKind, 'capped', budget => ({
  ...rowOf(capKind, budget),
  obstacle: 'limit_only',
  explanation: { code: 'cap', values: { cents: budget.cents } },
}))

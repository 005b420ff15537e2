import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { carryOut, wholeRecord } from '../../../records/imports/port.ts'
import { cell } from '../../../records/imports/protocol/port.ts'
import { memberDayContexts, membersNamed } from '../../../people/members/port.ts'
import * as store from '../entitlements/store.ts'
import { allPolicies } from '../policies/port.ts'
import { openingImport } from './contract.ts'
import { type Opening, openingsIn, rowsBetween } from './openings.ts'
import { importOpenings } from './rules.ts'

export const handlers = handle(openingImport, {
  async importLeaveBalances(call) {
    const { body, db, caller } = call
    const { rows, mode = 'upsert', filename = null } = body
    const named = await membersNamed(db, [...new Set(rows.flatMap(row => cell(row.memberEmail) ?? []))])
    const ids = [...new Set(rows.flatMap(row => named(cell(row.memberEmail) ?? '')?.id ?? []))]
    const [policies, transactions, members] = await Promise.all([
      allPolicies(db),
      store.transactionsOf(db, ids),
      memberDayContexts(db, ids),
    ])
    const { id, role } = caller.membership
    const decision = importOpenings(rows, {
      openings: openingsIn(transactions),
      policies,
      memberNamed: named,
      employedFrom: memberId =>
        members.find(member => member.id === memberId)?.employmentStartDate ?? undefined,
      ownId: role === 'admin' ? null : id,
      mode,
      newIds: rows.map(newId),
      filename,
    })
    const { written } = decision.state
    return carryOut(call, {
      register: 'leave-balances',
      decision,
      save: () => brought(db, written, id),
      shown: opening => ({
        targetCode: policies.find(policy => policy.id === opening?.leavePolicyId)?.code ?? null,
      }),
      remembered: wholeRecord,
    })
  },
})

/** Appends the rows by which openings become others; accounts that are not there are opened. */
export async function brought(
  tx: WriteTransaction,
  written: readonly { readonly before: Opening | null; readonly after: Opening }[],
  actorMembershipId: Id,
): Promise<void> {
  if (written.length === 0) return
  const accounts = await store.openAccounts(
    tx,
    written.map(({ after }) => after),
  )
  const accountAt = new Map(accounts.map(account => [store.placeOf(account), account]))
  const rows = written.flatMap(({ before, after }) => {
    const account = accountAt.get(store.placeOf(after))
    if (!account) return []
    const shared = {
      accountId: account.id,
      membershipId: account.membershipId,
      leavePolicyId: account.leavePolicyId,
      kind: 'opening' as const,
      line: null,
      sourceType: 'import' as const,
      sourceId: null,
      ruleVersionId: null,
      explain: { text: 'Brought in by an import.' },
      reason: null,
      actorMembershipId,
      createdAt: tx.now,
    }
    return rowsBetween(before, after, shared, newId)
  })
  tx.defer(store.append(tx, rows))
  tx.defer(store.touch(tx, [...new Set(rows.map(({ accountId }) => accountId))]))
}

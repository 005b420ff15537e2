import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import * as store from '../entitlements/store.ts'
import { kept } from '../entitlements/told.ts'
import { type Opening, rowsBetween } from './openings.ts'

/** Appends the rows by which openings become others; accounts that are not there are opened. */
export async function bring(
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
      explain: kept({ code: 'leave_opening_imported', values: {} }),
      reason: null,
      actorMembershipId,
      createdAt: tx.now,
    }
    return rowsBetween(before, after, shared, newId)
  })
  tx.defer(store.append(tx, rows))
  tx.defer(store.touch(tx, [...new Set(rows.map(({ accountId }) => accountId))]))
}

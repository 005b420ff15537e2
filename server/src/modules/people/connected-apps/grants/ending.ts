import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** Ends all that members have allowed, because their accounts have begun anew. */
export async function endGrantsOf(
  tx: WriteTransaction,
  commit: Commit,
  membershipIds: readonly Id[],
): Promise<void> {
  const grants = await store.liveOfMembers(tx, membershipIds)
  await commit(rules.endAll(grants, 'sign_in_reset', tx.now), async ended => store.saveEnded(tx, ended))
}

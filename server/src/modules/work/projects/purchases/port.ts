import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export type { Purchase } from './record.ts'
export { countingOf, rebilled, rebilledOf, withIds as purchasesWithIds } from './store.ts'
export { rebillOf } from './view.ts'

/** Makes purchases invoiced on that are billed whole, and received again those of which that is taken back. */
export async function settlePurchases(
  tx: WriteTransaction,
  commit: CommitAccepted,
  whollyBilled: ReadonlyMap<Id, boolean>,
): Promise<void> {
  const found = await store.withIds(tx, [...whollyBilled.keys()])
  const decision = rules.settle(found, ({ id }) => whollyBilled.get(id) ?? false, tx.now)
  await commit(decision, state => store.save(tx, state))
}

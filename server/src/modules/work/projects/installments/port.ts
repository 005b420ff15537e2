import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { installments } from './contract.ts'
import type { Installment } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export type { Installment } from './record.ts'
export {
  centsOfPlace,
  installmentsOfPlaces,
  installmentsWithIds,
  readyInstallments,
  readyOf,
  settledInstallments,
} from './store.ts'

/** Of a handler's own `commit`, what carries installments out. */
export type CommitInstallments = (
  decision: Accepted<readonly Installment[], never>,
  save: (state: readonly Installment[]) => Promise<unknown>,
) => Promise<readonly Installment[]>

/**
 * Takes installments into a line of an invoice, in the transaction that makes it: each once. Answers those that were ready;
 * a caller that gets less than it requested refuses.
 */
export async function consumeInstallments(
  tx: WriteTransaction,
  commit: CommitInstallments,
  ids: readonly Id[],
  invoiceLineId: Id,
): Promise<readonly Installment[]> {
  const found = await store.installmentsWithIds(tx, ids)
  return commit(rules.consume(found, invoiceLineId, tx.now), state => store.saveInstallments(tx, state))
}

/** Gives back what lines of invoices have taken: to be billed again where the invoice never counted, else as credited. */
export async function releaseInstallments(
  tx: WriteTransaction,
  commit: CommitInstallments,
  invoiceLineIds: readonly Id[],
  to: 'ready' | 'credited',
): Promise<readonly Installment[]> {
  const found = await store.installmentsOfLines(tx, invoiceLineIds)
  return commit(rules.release(found, to, tx.now), state => store.saveInstallments(tx, state))
}

/** Gives installments back that are not billed whole any more. */
export async function giveBackInstallments(
  tx: WriteTransaction,
  commit: CommitInstallments,
  ids: readonly Id[],
): Promise<readonly Installment[]> {
  const found = await store.installmentsWithIds(tx, ids)
  return commit(rules.release(found, 'ready', tx.now), state => store.saveInstallments(tx, state))
}

/** The operations of the public interface, for requests from inside the process. */
export const installmentOperations = installments.operations

import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Outbox, type OutboxFamily, type OutboxSettings } from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { daysAtOnce } from '../bounds.ts'
import { deleteBlanks } from '../lines/blank-store.ts'
import { deleteFrozen } from '../lines/store.ts'
import { batchedPayouts } from '../../../time/balances/port.ts'
import { inProgressOf, outboxName } from './in-progress.ts'
import { releaseSome } from './releasing.ts'
import * as rules from './rules.ts'
import type { ExportBatch } from './shapes.ts'
import * as store from './store.ts'

/** Ends what was left in progress: a batch that is not whole leaves no trace but in the audit trail, and a cancellation is completed. */
export function leftBatches(
  services: Pick<Services, 'database' | 'transactions' | 'log' | 'contributions'>,
  settings: Partial<OutboxSettings> = {},
): Outbox<never, never> {
  const family: OutboxFamily<never, never> = {
    name: outboxName,
    operation: 'payrollExports.endBatch',
    async claim(tx, { lease }, commit) {
      const left = await store.findLeftInProgress(tx, lease)
      if (!left) return { claimed: [], more: false }
      return { claimed: [], more: !(await ended(tx, commit, left)) }
    },
    nextDue: store.nextLook,
  }
  return new Outbox(services, family, { transactions: 1, ...settings })
}

export function batchWorker(services: Services): Worker {
  const outbox = leftBatches(services)
  return {
    start: () => outbox.start(),
    async stop() {
      // Their leases are the process's only while it is registered, which ends with its outboxes.
      await inProgressOf(services).settled()
      await outbox.stop()
    },
  }
}

/** One transaction's part of it; whether it was the last one. */
async function ended(tx: WriteTransaction, commit: Commit, batch: ExportBatch): Promise<boolean> {
  if (await releaseSome(tx, commit, batch.id)) return false
  await batchedPayouts.released(tx, batch.id)
  if (batch.state === 'cancelling') {
    await commit(rules.completeCancellation(batch, tx.now), cancelled => store.saveEnded(tx, cancelled))
    return true
  }
  const deleted = await Promise.all([
    deleteFrozen(tx, batch.id, 10 * daysAtOnce),
    deleteBlanks(tx, batch.id, 10 * daysAtOnce),
  ])
  if (deleted.some(count => count > 0)) return false
  await commit(rules.abandon(batch), () => store.deleteBatch(tx, batch.id))
  return true
}

import type { WriteTransaction } from '../../../platform/data/database.ts'
import { doorbells } from '../../../platform/jobs/doorbell.ts'
import type { Services } from '../../../platform/services.ts'
import { markDue } from './queue.ts'

export const webhookDoorbell = doorbells()

/**
 * Has sent what the transaction queues. The worker may hear it before the transaction commits: its own transaction
 * comes after this one, and then finds what was committed.
 */
export function wakeSending({ database }: Pick<Services, 'database'>, tx: WriteTransaction): void {
  tx.defer(markDue(tx))
  webhookDoorbell(database).ring(tx.orgId)
}

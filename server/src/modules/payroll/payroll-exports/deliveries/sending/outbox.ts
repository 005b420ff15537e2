import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { UploadsInThread } from '../../../../../platform/gateways/sftp/in-thread.ts'
import { PostsInThread } from '../../../../../platform/gateways/signed-posts/in-thread.ts'
import type { Lease } from '../../../../../platform/outbox/leases.ts'
import {
  type Ended,
  Outbox,
  type OutboxFamily,
  type OutboxSettings,
} from '../../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../../platform/services.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import type { Worker } from '../../../../../platform/worker.ts'
import { findBatch } from '../../batches/store.ts'
import { sendingsAtOnce } from '../../bounds.ts'
import { type Outcome, settle } from '../rules.ts'
import { attempt, type Sender } from './attempt.ts'
import * as queue from './queue.ts'

/** The outbox of payroll documents, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'payroll_deliveries'

export interface DeliverySettings extends OutboxSettings {
  /** In [0, 1): how much longer than its base a wait is. */
  readonly chance: () => number
}

const defaults = {
  chance: Math.random,
  // Documents are large, and held in memory until they have arrived.
  attempts: 16 * sendingsAtOnce,
  perOrganisation: sendingsAtOnce,
  guaranteed: 1,
}

/** What sending works with. */
export type SendingServices = Pick<Services, 'database' | 'transactions' | 'keyring' | 'log'>

/** The ways in which documents leave. */
export type Gateways = Pick<Sender, 'posts' | 'uploads'>

/** Sends payroll documents. */
export function deliveryOutbox(
  services: SendingServices,
  gateways: Gateways,
  settings: Partial<DeliverySettings> = {},
): Outbox<queue.ClaimedDelivery, Outcome> {
  const { chance, ...others } = { ...defaults, ...settings }
  const sender = { ...services, ...gateways }
  const family: OutboxFamily<queue.ClaimedDelivery, Outcome> = {
    name: outboxName,
    operation: 'payrollExports.deliver',
    async claim(tx, { lease, room }, commit) {
      await takeUpAbandoned(tx, commit, lease, chance)
      return { claimed: await queue.claim(tx, lease, room.steady), more: false }
    },
    nextDue: queue.nextDue,
    attempts: {
      table: queue.deliveriesTable,
      attempt: (orgId, claimed) => attempt(sender, orgId, claimed),
      settle: (tx, ended, commit) => settleAll(tx, commit, ended, chance),
    },
  }
  return new Outbox(services, family, others)
}

/** The outbox with a thread for each way of sending, so that no request waits while a large document is signed and encrypted. */
export function deliveryWorker(services: Services): Worker {
  const posts = new PostsInThread('payroll deliveries', services.outboundReach, services.log)
  const uploads = new UploadsInThread('payroll uploads', services.outboundReach, services.log)
  const outbox = deliveryOutbox(services, { posts, uploads })
  return {
    start: () => outbox.start(),
    async stop() {
      await outbox.stop()
      await Promise.all([posts.close(), uploads.close()])
    },
  }
}

/** Nobody knows whether the attempts that other processes left behind reached their receivers: they count. */
async function takeUpAbandoned(
  tx: WriteTransaction,
  commit: Commit,
  lease: Lease,
  chance: () => number,
): Promise<void> {
  for (const left of await queue.findAbandoned(tx, lease)) {
    const { leaseStartedAt: at } = left
    const attempt = { at, responseStatus: null, durationMs: null, errorCode: 'interrupted' }
    await settleOne(tx, commit, { left, outcome: { kind: 'made', attempt }, chance })
  }
}

async function settleAll(
  tx: WriteTransaction,
  commit: Commit,
  ended: readonly Ended<queue.ClaimedDelivery, Outcome>[],
  chance: () => number,
): Promise<string[]> {
  const statuses: string[] = []
  for (const { claimed, outcome } of ended) {
    const left = await queue.findLeased(tx, claimed.id, claimed.leaseId)
    // Another process took it for abandoned, and sees to it now.
    if (left) statuses.push(await settleOne(tx, commit, { left, outcome, chance }))
  }
  return statuses
}

async function settleOne(
  tx: WriteTransaction,
  commit: Commit,
  { left, outcome, chance }: { left: queue.Leased; outcome: Outcome; chance: () => number },
): Promise<string> {
  const { leaseStartedAt: _, ...delivery } = left
  const batch = await findBatch(tx, delivery.batchId)
  if (!batch) throw new Error(`the delivery ${delivery.id} has no batch`)
  const decision = settle({ batch, delivery }, outcome, tx.now, chance())
  const settled = await commit(decision, handover => queue.saveSettled(tx, handover))
  return settled.delivery.state
}

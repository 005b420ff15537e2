import type { Database } from '../../../platform/data/database.ts'
import type { FactHearer } from '../../../platform/events/event-log.ts'
import { doorbellOf } from './doorbell.ts'
import { announce } from './queue.ts'

/** Queues the deliveries of every recorded fact in the transaction that records it. */
export const webhookHearer = ({ database }: { readonly database: Database }): FactHearer => ({
  record: (turn, facts) => turn.defer(announce(turn, facts)),
  committed: orgId => doorbellOf(database).ring(orgId),
})

import type { Database } from '../../../platform/data/database.ts'
import type { FactHearer } from '../../../platform/events/event-log.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { announce } from './announcements.ts'
import { webhookDoorbell } from './waking.ts'

/**
 * Announces every recorded fact in the transaction that records it, and rings after the commit when somebody is to
 * hear of it. A ring finds what every transaction before it has committed, so transactions may share one.
 */
export function webhookHearer({ database }: { readonly database: Database }): FactHearer {
  const queued = new Set<Id>()
  return {
    record(tx, facts) {
      const announced = announce(tx, facts)
      // The statement itself, and not what follows from it, so that it leaves with the commit.
      tx.defer(announced)
      announced.then(
        rows => rows.length > 0 && queued.add(tx.orgId),
        () => {},
      )
    },
    committed(orgId) {
      if (queued.delete(orgId)) webhookDoorbell(database).ring(orgId)
    },
  }
}

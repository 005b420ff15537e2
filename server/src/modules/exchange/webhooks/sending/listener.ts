import type { Database } from '../../../../platform/data/database.ts'
import type { FactListener } from '../../../../platform/events/event-log.ts'
import { wakeUpsOf } from '../../../../platform/outbox/wake-ups.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { announce } from './announcements.ts'
import { outboxName } from './outbox-name.ts'

/**
 * Announces every recorded fact in the transaction that records it, and wakes the outbox after the commit when
 * somebody is to hear of it. Who is woken finds what every transaction before has committed, so transactions may
 * share a wake-up.
 */
export function webhookListener({ database }: { readonly database: Database }): FactListener {
  const announced = new Set<Id>()
  return {
    record(tx, facts) {
      const rows = announce(tx, facts)
      // The statement itself, and not what follows from it, so that it leaves with the commit.
      tx.defer(rows)
      rows.then(
        found => found.length > 0 && announced.add(tx.orgId),
        () => {},
      )
    },
    committed(orgId) {
      if (announced.delete(orgId)) wakeUpsOf(database).wake(outboxName, orgId)
    },
  }
}

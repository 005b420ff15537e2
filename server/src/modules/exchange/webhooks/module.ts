import { sql } from 'kysely'
import type { Database } from '../../../platform/data/database.ts'
import type { FactListener } from '../../../platform/events/event-log.ts'
import { module } from '../../../platform/module.ts'
import { wakeUpsOf } from '../../../platform/outbox/wake-ups.ts'
import {
  clockListeners,
  factListeners,
  sealedColumns,
  workers,
  namedRecords,
} from '../../../platform/port.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { findable, type Searched } from '../../records/search/port.ts'
import { webhooks } from './contract.ts'
import { handlers } from './handlers.ts'
import { sendAndRetain } from './jobs.ts'
import { clockAdvanced } from './port.ts'
import { announce, outboxName } from './sending/announcements.ts'
import { sealedSecrets } from './sending/secrets.ts'

/** Webhooks, for who manages them. */
const searchedWebhooks: Searched = {
  type: 'webhook',
  table: 'webhooks',
  title: () => sql`coalesce(r.description, r.url)`,
  subtitle: () => sql`case when r.description is not null then r.url end`,
  active: () => sql`r.state = 'active'`,
  present: sql`r.deleted_at is null`,
  sources: [
    {
      table: 'webhooks',
      fields: () => ({ description: sql`r.description`, url: sql`r.url` }),
      rows: ({ caller }) => (caller.capabilities.has('integrations.manage') ? 'all' : 'none'),
    },
  ],
}

export const webhooksModule = module({
  contract: webhooks,
  handlers,
  contributes: [
    namedRecords.of({ type: 'webhook_delivery', nameless: 'A delivery is known by its event.' }),
    factListeners.of(webhookListener),
    clockListeners.of(clockAdvanced),
    workers.of(sendAndRetain),
    sealedColumns.of(sealedSecrets),
    ...findable(searchedWebhooks),
  ],
})

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

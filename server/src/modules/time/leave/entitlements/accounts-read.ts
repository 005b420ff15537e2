import type { RawBuilder } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { dayFactsSince } from './day-facts.ts'
import { type AccountHistory, historiesOf } from './histories.ts'
import { materialOf } from './material.ts'
import * as store from './store.ts'

/**
 * The histories of the accounts that the end of a statement finds, in its order, all that they depend on read along with
 * them: a constant number of statements that leave at once.
 */
export async function readHistories(
  db: TenantDb,
  accountsWhere: RawBuilder<unknown>,
  { until, timeZone }: { readonly until: PlainDate; readonly timeZone: string },
): Promise<AccountHistory[]> {
  const due = store.dueAmong(db.orgId, accountsWhere, until)
  const [accounts, material, facts] = await Promise.all([
    store.accountsWhere(db, accountsWhere),
    materialOf(db, store.holdersOf(db.orgId, accountsWhere)),
    dayFactsSince(db, timeZone, due.members, due.since),
  ])
  return historiesOf(db, material, accounts, { until, timeZone, facts })
}

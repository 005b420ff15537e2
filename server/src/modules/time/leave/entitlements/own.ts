import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Entitlement } from '../../../people/me/port.ts'
import { readHistories } from './accounts-read.ts'
import { ofMembers } from './store.ts'
import { entitlementOn } from './view.ts'

/** The member's own leave on a date. */
export async function ownEntitlements(db: TenantDb, caller: Caller, on: PlainDate): Promise<Entitlement[]> {
  const { timeZone } = caller.organisation
  const histories = await readHistories(db, ofMembers([caller.membership.id]), { until: on, timeZone })
  return histories.map(each => entitlementOn(each, on))
}

import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Entitlement } from '../../me/port.ts'
import { historiesOf } from './histories.ts'
import { materialOf } from './material.ts'
import { entitlementOn } from './view.ts'

/** The member's own leave on a date. */
export async function ownEntitlements(db: TenantDb, caller: Caller, on: PlainDate): Promise<Entitlement[]> {
  const material = await materialOf(db, [caller.membership.id])
  const { timeZone } = caller.organisation
  const histories = await historiesOf(db, material, material.accounts, { until: on, timeZone })
  return histories.map(each => entitlementOn(each, on))
}

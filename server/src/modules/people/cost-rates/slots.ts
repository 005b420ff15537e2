import type { IdSet } from '../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { optionalSlot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** A day on which a member worked for a closed project. */
export interface ClosedDay {
  readonly projectId: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/** Those of a range, of some members or of everybody. One statement. */
export type ClosedDays = (
  db: TenantDb,
  of: { readonly from: PlainDate; readonly to?: PlainDate; readonly membershipIds?: IdSet },
) => Promise<readonly ClosedDay[]>

/** Projects say of which days the figures stand. */
export const closedDays = optionalSlot<ClosedDays>('cost_rates.closed_days')

import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { leaveBalances } from './contract.ts'
import { readHistories } from './accounts-read.ts'
import { ofMembers } from './store.ts'
import { balanceOn } from './view.ts'

export { settleDue } from './jobs.ts'

/** What a member has left of a policy. */
export interface LeaveLeft {
  readonly membershipId: Id
  readonly leavePolicyId: Id
  readonly policyName: string
  readonly unit: 'days' | 'minutes'
  readonly available: number
}

/** What members have left on a date, plans deducted: as many statements for many members as for one. */
export async function leaveLeft(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  date: PlainDate,
): Promise<LeaveLeft[]> {
  const histories = await readHistories(db, ofMembers(members), { until: date, timeZone })
  return histories
    .map(each => balanceOn(each, date, null))
    .map(({ membershipId, leavePolicyId, policyName, unit, available }) => ({
      membershipId,
      leavePolicyId,
      policyName,
      unit,
      available,
    }))
}

/** The operations of the public interface, for requests from inside the process. */
export const leaveBalanceOperations = leaveBalances.operations

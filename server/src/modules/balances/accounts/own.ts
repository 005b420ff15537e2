import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { OwnBalance } from '../../me/port.ts'
import { accountsOf } from './store.ts'

/** What the member has today, for their overview. */
export const ownBalances = async (db: TenantDb, caller: Caller, asOf: PlainDate): Promise<OwnBalance[]> =>
  (await accountsOf(db, caller.membership.id, asOf)).map(({ id, kind, balanceMinutes }) => ({
    accountId: id,
    kind,
    balanceMinutes,
    asOf,
  }))

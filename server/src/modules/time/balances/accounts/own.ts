import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { OwnBalance } from '../../../people/me/port.ts'
import { accounts, ofMember } from './store.ts'

/** What the member has today, for their overview. */
export const ownBalances = async (db: TenantDb, caller: Caller, asOf: PlainDate): Promise<OwnBalance[]> =>
  (await accounts(db, asOf, ofMember(caller.membership.id))).map(({ id, kind, balanceMinutes }) => ({
    accountId: id,
    kind,
    balanceMinutes,
    asOf,
  }))

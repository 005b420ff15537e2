import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { RecordUse } from '../../../records/imports/port.ts'
import type { AccessEnding } from '../../members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { endAll } from './rules.ts'
import { openOfMembers, saveDelegations } from './store.ts'

/** Members have delegated, or decide for others. */
export const membersWithDelegations: RecordUse = {
  register: 'members',
  by: 'approval_delegations',
  used: (db, ids) =>
    db.sql`
      select d.from_membership_id as id from approval_delegations d
      where d.org_id = ${db.orgId} and d.from_membership_id = any(${ids}::uuid[])
      union
      select d.to_membership_id from approval_delegations d
      where d.org_id = ${db.orgId} and d.to_membership_id = any(${ids}::uuid[])`,
}

/** Nobody decides for anyone who has left, nor do they for others; what they gave or were given does not begin again with their return. */
export const delegationsEnd: AccessEnding = {
  kind: 'approval_delegations',
  count: async (db, membershipIds) => (await open(db, membershipIds)).delegations.length,
  async end(tx, commit, membershipIds) {
    const { delegations, today } = await open(tx, membershipIds)
    await commit(endAll(delegations, { now: tx.now, today }), after => saveDelegations(tx, after))
  },
}

async function open(db: TenantDb, membershipIds: readonly Id[]) {
  const { timeZone, now } = await organisationNow(db)
  const today = dateIn(timeZone, now)
  return { today, delegations: await openOfMembers(db, membershipIds, today) }
}

import type { RecordUse } from '../../../records/imports/port.ts'

/** Members have balances. */
export const membersWithBalances: RecordUse = {
  register: 'members',
  by: 'balance_accounts',
  used: (db, ids) =>
    db.sql`
      select distinct a.membership_id as id from balance_accounts a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])`,
}

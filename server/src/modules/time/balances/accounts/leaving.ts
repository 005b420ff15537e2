import type { OpenWork } from '../../../people/members/port.ts'

/** Accounts of a leaving member on which anything is left. */
export const unsettledBalances: OpenWork = {
  kind: 'unsettled_balances',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from (
        select a.id from balance_accounts a
        join balance_transactions t on t.org_id = ${db.orgId} and t.account_id = a.id
        where a.org_id = ${db.orgId} and a.membership_id = ${membershipId}
        group by a.id having sum(t.minutes) <> 0) unsettled`
    return row?.count ?? 0
  },
}

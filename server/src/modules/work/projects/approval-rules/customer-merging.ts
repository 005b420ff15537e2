import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, toldIds } from '../../customers/port.ts'
import { approvalRules } from './contract.ts'

/** A rule of the loser on whose first day a rule of the winner begins. */
const twins = (orgId: string, loserId: string, winnerId: string) => sql`
  approval_rules r join approval_rules w
    on w.org_id = ${orgId} and w.customer_id = ${winnerId} and w.valid_from = r.valid_from
  where r.org_id = ${orgId} and r.customer_id = ${loserId}`

/** Whether hours of a customer that is merged away are approved; where both have a rule from the same day, that of the winner holds. What waits or is decided stays so. */
export const approvalRulesOfCustomers: CustomerReference = {
  family: 'approval_rules',
  columns: ['approval_rules.customer_id'],
  sees: caller => mayCall(caller, approvalRules.operations.list),
  async hanging(db, { loserId, winnerId }) {
    const [found] = await db.sql<{ count: number; shared: number; ids: string[] }>`
      select
        (select count(*) from approval_rules r where r.org_id = ${db.orgId} and r.customer_id = ${loserId}) as count,
        (select count(*) from ${twins(db.orgId, loserId, winnerId)}) as shared,
        array(select r.id from approval_rules r where r.org_id = ${db.orgId} and r.customer_id = ${loserId}
          order by r.id limit ${toldIds}) as ids`
    return { count: found?.count ?? 0, shared: found?.shared ?? 0, ids: found?.ids ?? [] }
  },
  async move(tx, { loserId, winnerId }) {
    await tx.sql`
      delete from approval_rules d
      where d.org_id = ${tx.orgId} and d.id in (select r.id from ${twins(tx.orgId, loserId, winnerId)})
      returning 1`
    return tx.sql`
      update approval_rules r set customer_id = ${winnerId}
      where r.org_id = ${tx.orgId} and r.customer_id = ${loserId} returning 1`
  },
}

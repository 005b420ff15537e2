import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, toldIds } from '../../customers/port.ts'
import { rateCards } from './contract.ts'

/** A rule of the loser of whose criteria the winner has one already. */
const twins = (orgId: string, loserId: string, winnerId: string) => sql`
  rate_rules r join rate_rules w
    on w.org_id = ${orgId} and w.rate_card_id = r.rate_card_id and w.customer_id = ${winnerId}
      and w.project_id is not distinct from r.project_id
      and w.membership_id is not distinct from r.membership_id
      and w.project_role_id is not distinct from r.project_role_id
      and w.entry_type_id is not distinct from r.entry_type_id
  where r.org_id = ${orgId} and r.customer_id = ${loserId}`

/** The rates of a customer that is merged away; where both have a rule for the same, that of the winner holds. */
export const ratesOfCustomers: CustomerReference = {
  family: 'rate_rules',
  columns: ['rate_rules.customer_id'],
  sees: caller => mayCall(caller, rateCards.operations.listRules),
  async hanging(db, { loserId, winnerId }) {
    const [found] = await db.sql<{ count: number; shared: number; ids: string[] }>`
      select
        (select count(*) from rate_rules r where r.org_id = ${db.orgId} and r.customer_id = ${loserId}) as count,
        (select count(*) from ${twins(db.orgId, loserId, winnerId)}) as shared,
        array(select r.id from rate_rules r where r.org_id = ${db.orgId} and r.customer_id = ${loserId}
          order by r.id limit ${toldIds}) as ids`
    return { count: found?.count ?? 0, shared: found?.shared ?? 0, ids: found?.ids ?? [] }
  },
  async move(tx, { loserId, winnerId }) {
    await tx.sql`
      delete from rate_rule_versions v
      where v.org_id = ${tx.orgId} and v.rate_rule_id in (select r.id from ${twins(tx.orgId, loserId, winnerId)})
      returning 1`
    await tx.sql`
      delete from rate_rules d
      where d.org_id = ${tx.orgId} and d.id in (select r.id from ${twins(tx.orgId, loserId, winnerId)})
      returning 1`
    return tx.sql`
      update rate_rules r set customer_id = ${winnerId}, updated_at = ${tx.now}
      where r.org_id = ${tx.orgId} and r.customer_id = ${loserId} returning 1`
  },
}

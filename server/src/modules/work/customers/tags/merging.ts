import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, type HangingRecords, mostListedIds } from '../merge/references.ts'
import { customerTags } from './register.ts'

/** The tags: the winner then has those of both. */
export const tagsOfCustomer: CustomerReference = {
  family: 'tags',
  columns: ['customer_tag_links.customer_id'],
  sees: caller => mayCall(caller, customerTags.contract.operations.list),
  async hanging(db, { loserId, winnerId }) {
    const [found] = await db.sql<HangingRecords>`
      select count(*) as count, count(w.tag_id) as shared,
        (array_agg(l.tag_id order by l.tag_id))[1:${mostListedIds}::int] as ids
      from customer_tag_links l left join customer_tag_links w
        on w.org_id = ${db.orgId} and w.customer_id = ${winnerId} and w.tag_id = l.tag_id
      where l.org_id = ${db.orgId} and l.customer_id = ${loserId}`
    return { count: found?.count ?? 0, shared: found?.shared ?? 0, ids: found?.ids ?? [] }
  },
  move: (tx, { loserId, winnerId }) =>
    tx.sql`
      with gone as (
        delete from customer_tag_links l where l.org_id = ${tx.orgId} and l.customer_id = ${loserId}
        returning l.tag_id)
      insert into customer_tag_links (org_id, customer_id, tag_id)
      select ${tx.orgId}, ${winnerId}, g.tag_id from gone g
      on conflict (org_id, customer_id, tag_id) do nothing
      returning 1`,
}
